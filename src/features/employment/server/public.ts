/** For the signing of contracts: hands a published one over, and takes its end back. */
export { annulContract, cancelSigning, completeSigning, sendForSigning } from './signing.ts';
/** Publishes a contract and does what was chosen with it, as a part of a larger call. */
export { finishPrepared, prepareFinish } from './finish-document.ts';
export type { Publication } from './publish-document.ts';
