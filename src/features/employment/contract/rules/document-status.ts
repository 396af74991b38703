import type { TransitionTable } from '#kernel/contract/transitions.ts';
import { documentState, type DocumentState } from '../kinds.ts';

const { draft, published, sent, reopened, signed } = documentState;

export type DocumentAction =
  | 'publish'
  | 'reopen'
  | 'uploadSigned'
  | 'send'
  | 'cancelSigning'
  | 'cancelSigningWithAddenda'
  | 'completeSigning';
/** Somebody with full access, or the signing of the document. */
export type DocumentActor = 'full' | 'signing';

/** What becomes of a document (employment.14). */
export const documentTransitions: TransitionTable<DocumentState, DocumentAction, DocumentState, DocumentActor> = {
  [draft]: [['publish', published, 'full']],
  [published]: [
    ['reopen', reopened, 'full'],
    ['uploadSigned', signed, 'full'],
    ['send', sent, 'signing'],
  ],
  [sent]: [
    ['cancelSigning', reopened, 'signing'],
    // Addenda refer to the contract as it was published (employment.25).
    ['cancelSigningWithAddenda', published, 'signing'],
    ['completeSigning', signed, 'signing'],
  ],
  [reopened]: [['publish', published, 'full']],
  [signed]: [],
};

export const isDraft = (state: DocumentState): boolean => state === draft || state === reopened;
/** Addenda are begun to what is agreed or offered, not to what is being signed and may become a draft again (employment.25). */
export const takesAddenda = (state: DocumentState): boolean => state === published || state === signed;
/** All but those that are being signed may be deleted. */
export const mayBeDeleted = (state: DocumentState): boolean => state !== sent;
