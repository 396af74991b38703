import type { FieldWords } from '#kernel/contract/texts.ts';

/** Words for what the log says of itself. */
export const enFields = {
  fields: {
    erasedLines: 'Entries',
    erasedBefore: 'Entries from before',
    removed: 'Entries without content from now on',
    verified: 'Verified entries',
    firstBroken: 'First entry that has been changed',
  },
} satisfies FieldWords;
