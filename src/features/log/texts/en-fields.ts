import type { FieldWords } from '#kernel/contract/texts.ts';
import { en } from './en.ts';

/** Words for what the log says of itself. */
export const enFields = {
  fields: {
    erasedLines: 'Entries',
    erasedBefore: 'Entries from before',
    removed: 'Entries without content from now on',
    verified: 'Verified entries',
    firstBroken: 'First entry that has been changed',
  },
  valuesOf: {
    log: {
      columns: { at: en.list.at, who: en.list.who, what: en.list.what, area: en.list.area, about: en.list.about, changes: en.list.changes },
    },
  },
} satisfies FieldWords;
