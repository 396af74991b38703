import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';

/** Implemented by features with their own content in the file store: the digests that must not be swept. */
export const retainedContent = hook<Company, string[]>('files.retainedContent');
/** Announces, in its own transaction, content that is about to be put into the file store (record 26). */
export { announceBlobs } from './store-blobs.ts';
/** Keeps bytes that the product made itself; outside transactions. */
export { keepContent } from './keep-content.ts';
/** Starts the hour after which unreferenced content is swept. */
export { releaseBlobs } from './store-blobs.ts';
/** Content of the file store as an answer, opened after the transaction. */
export { storedContent } from './send-stored.ts';
/** The files of many records of one kind, by name. */
export { listFilesOf } from './store-files.ts';
/** One file of a record, as an answer that is logged: for records whose files are only read. */
export { sendFile } from './send-stored.ts';
/** One that somebody was given to read, judged by the feature. */
export { sendChosenFile } from './send-stored.ts';
/** Creates `services.printedLogo`: company logos for mails and PDFs. */
export { createPrintedLogo } from './logo/printed-logo.ts';
/** The kinds of records with files, and the handlers of their endpoints. */
export { fileOwners } from './file-owner.ts';
export type { FileOwner } from './file-owner.ts';
export { fileHandlers } from './file-handlers.ts';
/** Before the transaction of a call that creates or changes a record with its files: judges and stores the bytes. */
export { stageFiles } from './changes/stage-files.ts';
/** In that transaction: adds, renames, moves and deletes the record's files, links and folders, all or nothing. */
export { applyFileChanges, noFileChanges } from './changes/apply-changes.ts';
/** The same of one file whose name gets a number where it is taken. */
export { addNumbered } from './add-numbered.ts';
/** Erases all files of a record that is erased, those in the trash too. */
export { eraseOwnerFiles } from './trash/erase-deleted.ts';
/** The files and folders of a record as a member sees them. */
export { listFiles } from './list-files.ts';
/** What lines of the log about the files of a record are about, and whose files they are. */
export { loggedFiles } from './logged-files.ts';
export { readLoggedOwner } from './store-trash.ts';
/** Whether a file of a declared name and size may be uploaded; together with an owner `validateUpload` says it. */
export { refuseDeclared } from './validate-upload.ts';
/** Deletes files and folders of one owner; they lie in the trash. */
export { deleteFilesAndTags } from './changes/apply-changes.ts';
/** Files of people and of the company, for features that put one there; and whether a member may. */
export { companyFiles } from './company-files.ts';
export { personFiles } from './person-files.ts';
export { placeFor } from './place-for.ts';
export { theOnlyOne } from './owner.ts';
export type { FilingCall } from './owner.ts';
/** For a feature with calls of its own for uploads: judges files by their content, and stores those accepted. */
export { validateUploads, storeStaged } from './changes/stage-files.ts';
