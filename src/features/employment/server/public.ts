/** For the signing of contracts: hands a published one over, and takes its end back. */
export { cancelSigning, completeSigning, sendForSigning } from './signing.ts';
