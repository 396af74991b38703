import type { FieldWords } from '#kernel/contract/texts.ts';

/** Words for what takeouts and deletion leave in the log. */
export const enFields = {
  fields: {
    byFullName: 'By',
    endsAt: 'Deleted permanently',
  },
  values: {
    looked: {
      takeout: 'Everything that is kept',
    },
  },
} satisfies FieldWords;
