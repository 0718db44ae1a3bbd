// An email in the form that is passed to a mail service.
export interface Attachment {
  filename: string;
  /** MIME type, e.g. "application/pdf". */
  type: string;
  bytes: Uint8Array;
  /** The HTML shows it as a picture with `cid:` and this id. */
  contentId?: string;
}

export interface Post {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** null if replies go to the sender. */
  replyTo: string | null;
  attachments: readonly Attachment[];
}

/**
 * An email passed to the service. By `key`, the service or the recipient's program detects an email that was already
 * sent.
 */
export type Outgoing = Post & { from: string; key: string };
