/** Adds a contract with its files, for a feature that makes one of a signed agreement. */
export { addContract } from './create-contract.ts';
