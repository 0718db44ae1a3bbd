// The part of the operator's map for whole tables: CSV files, and backups of the shop. CONTRACT §9.
import type { OperatorCall } from "~/contract/call";
import { resultsOf } from "~/contract/wire";
import * as files from "./files";

const access = "operator";
const params = files.TableName;

export const operatorFileCalls = {
  files: {
    /** In an order in which they can be imported into an empty shop. */
    tables: {
      method: "GET",
      path: "tables/",
      access,
      permission: "data.read",
      answer: resultsOf(files.TableInfo),
    },
    export: {
      method: "GET",
      path: "export/:table/",
      access,
      permission: "data.read",
      params,
      query: files.ExportQuery,
      answer: "file",
    },
    /** The body is the file: text/csv, at most MAX_IMPORT_BYTES. */
    import: {
      method: "POST",
      path: "import/:table/",
      access,
      permission: "data.write",
      params,
      query: files.ImportQuery,
      answer: files.ImportAnswer,
      errors: ["table_is_record", "import_parts_differ", "import_refused"],
    },
    /** Reports what an upload, whose parts all had `more`, would change. The upload is stored for a day. */
    check: {
      method: "GET",
      path: "import/:table/:upload/",
      access,
      permission: "data.write",
      params: files.UploadName,
      answer: files.ImportAnswer,
      errors: ["table_is_record"],
    },
    /** Writes the upload: all of it, or nothing if it has a fault. */
    apply: {
      method: "PUT",
      path: "import/:table/:upload/",
      access,
      permission: "data.write",
      params: files.UploadName,
      answer: files.ImportAnswer,
      errors: ["table_is_record", "import_refused"],
    },
  },
  backups: {
    /**
     * Takes a consistent copy of all tables, which remains until it is dropped or replaced by the next one.
     */
    take: { method: "POST", path: "backups/", access, permission: "data.read", answer: files.Backup },
    read: {
      method: "GET",
      path: "backups/:table/",
      access,
      permission: "data.read",
      params,
      query: files.BackupQuery,
      answer: files.BackupPage,
      errors: ["no_backup"],
    },
    drop: {
      method: "DELETE",
      path: "backups/",
      access,
      permission: "data.read",
      query: files.BackupCopy,
      answer: null,
    },
    /** The whole backup as a file, for a shop of up to MAX_BACKUP_PAGES pages. */
    file: {
      method: "POST",
      path: "backups/file/",
      access,
      permission: "data.read",
      answer: "file",
      errors: ["backup_too_large"],
    },
  },
  restores: {
    begin: {
      method: "POST",
      path: "restores/",
      access,
      permission: "data.write",
      body: files.RestoreStart,
      answer: files.RestoreId,
      errors: ["backup_of_other_schema"],
    },
    add: {
      method: "POST",
      path: "restores/:table/",
      access,
      permission: "data.write",
      params,
      body: files.RestorePage,
      answer: null,
      errors: ["no_restore", "backup_of_other_schema"],
    },
    apply: {
      method: "PUT",
      path: "restores/",
      access,
      permission: "data.write",
      body: files.RestoreId,
      answer: files.RestoreAnswer,
      errors: ["no_restore", "restore_incomplete"],
    },
    /** Ends a restore that was begun and not applied. A nightly job ends it after a day as well. */
    drop: {
      method: "DELETE",
      path: "restores/",
      access,
      permission: "data.write",
      query: files.RestoreId,
      answer: null,
    },
  },
  /** Images and documents, which are stored outside the database. */
  objects: {
    list: {
      method: "GET",
      path: "objects/",
      access,
      permission: "data.read",
      query: files.ObjectQuery,
      answer: files.ObjectPage,
    },
    get: {
      method: "GET",
      path: "objects/bytes/",
      access,
      permission: "data.read",
      query: files.ObjectName,
      answer: "file",
    },
    /** The body is the bytes, at most MAX_OBJECT_BYTES; the request's content type is stored. */
    put: {
      method: "PUT",
      path: "objects/bytes/",
      access,
      permission: "data.write",
      query: files.ObjectName,
      answer: null,
      errors: ["file_empty"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
