import type { FieldWords } from '#kernel/contract/texts.ts';

/** Words for what work leaves in the log. */
export const enFields = {
  fieldsOf: { work: { entity: 'What' } },
} satisfies FieldWords;
