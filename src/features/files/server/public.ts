import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';

/** Implemented by features with their own content in the file store: the digests that must not be swept. */
export const retainedContent = hook<Company, string[]>('files.retainedContent');
/** Announces, in its own transaction, content that is about to be put into the file store (record 26). */
export { announceBlobs } from './store-blobs.ts';
/** Starts the hour after which unreferenced content is swept. */
export { releaseBlobs } from './store-blobs.ts';
/** Content of the file store as an answer, opened after the transaction. */
export { storedContent } from './send-stored.ts';
/** Creates `services.printedLogo`: company logos for mails and PDFs. */
export { createPrintedLogo } from './logo/printed-logo.ts';
