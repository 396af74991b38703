import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';

/** Answered by whoever keeps content of its own in the file store: the digests that must stay, whatever files say. */
export const retainedContent = hook<Company, string[]>('files.retainedContent');
/** Says, in a transaction of its own, that content is about to be put into the file store (record 26). */
export { announceBlobs } from './store-blobs.ts';
/** Starts the hour after which content that nobody refers to is swept. */
export { releaseBlobs } from './store-blobs.ts';
/** Content of the file store as an answer, opened after the transaction. */
export { storedContent } from './send-stored.ts';
/** Makes `services.printedLogo`: what mails and paper show of companies. */
export { createPrintedLogo } from './logo/printed-logo.ts';
