import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/hooks.ts';
import { printedLogo } from './logo/printed-logo.ts';
import { storedContent as stored } from './send-stored.ts';
import { announceBlobs, letGoOf } from './store-blobs.ts';

/** Answered by whoever keeps content of its own in the file store: the digests that must stay, whatever files say. */
export const contentKept = hook<Company, string[]>();
/** Says, in a transaction of its own, that content is about to be put into the file store (record 26). */
export const announceContent = announceBlobs;
/** Starts the hour after which content that nobody refers to is swept. */
export const letContentGo = letGoOf;
/** Content of the file store as an answer, opened after the transaction. */
export const storedContent = stored;
/** Makes `services.printedLogo`: what mails and paper show of companies. */
export const createPrintedLogo = printedLogo;
