import { wordReader, type Words } from './word-reader.ts';

const booleans: Words<'yes' | 'no'> = { yes: 'ja yes y j true sann 1 x', no: 'nei no n false usann 0' };

/** Yes or no, in either language or as a cross. */
export const readYesOrNo = wordReader(booleans);
