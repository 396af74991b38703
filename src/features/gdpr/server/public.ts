/** The list of known software and its pictures, which are for everybody. */
export { registerKnownSoftware } from './known-software.ts';
