import type { FieldWords } from '#kernel/contract/texts.ts';

/** Words for saved views, in the log and in takeouts. */
export const enFields = {
  records: { savedView: 'Saved views' },
  fieldsOf: { savedView: { list: 'List', name: 'Name', isShared: 'Shared', query: 'Search and filters' } },
} satisfies FieldWords;
