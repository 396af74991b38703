import { headingLikeness } from '#kernel/server/sheets/rules/heading-likeness.ts';
import { importFields } from '../../../contract/entities-import.ts';
import { headerTurns, headerWords } from './header-words.ts';

/** The similarity of a heading to each field of a staff list, from 0 to 1. */
export const headerLikeness = headingLikeness({ fields: importFields, words: headerWords, turns: headerTurns });
