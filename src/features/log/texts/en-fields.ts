import type { FieldWords } from '#kernel/contract/texts.ts';

/** Words for what the log says of itself. */
export const enFields = {
  fields: {
    erasedLines: 'Lines',
    erasedBefore: 'Lines from before',
    removed: 'Lines without content from now on',
    verified: 'Verified lines',
    firstBroken: 'First line that does not hold',
  },
} satisfies FieldWords;
