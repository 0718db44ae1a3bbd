// An email as a mail service is given it.
export interface Attachment {
  filename: string;
  /** "application/pdf" */
  type: string;
  bytes: Uint8Array;
  /** The HTML shows it as a picture: `cid:` and this id. */
  contentId?: string;
}

export interface Post {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Null: answers go to the sender. */
  replyTo: string | null;
  attachments: readonly Attachment[];
}

/** A post as it goes out. The service, or its reader, knows by the key an email that was sent before. */
export type Outgoing = Post & { from: string; key: string };
