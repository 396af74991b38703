/** For the signing of contracts: hands a published one over, and takes its end back. */
export { annulContract, cancelSigning, completeSigning, sendForSigning } from './signing.ts';
/** The addenda to a contract, whose requests signing locks before it. */
export { readAddendumIds } from './store-documents.ts';
/** Publishes a contract and does what was chosen with it, as a part of a larger call. */
export { finishPrepared, prepareFinish } from './finish-document.ts';
export type { Publication } from './publish-document.ts';
/** Tells that the contracts of a person go with their erasure, or that one is deleted by itself. */
export { contractDeleting, contractLocking, contractsErasing } from './contracts-erasing.ts';
/** Which go with it, and whose one is. */
export { readDocumentIds, readPersonOfDocument } from './store-kept.ts';
