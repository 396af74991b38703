import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: { savedView: 'Lagrede visninger' },
  fieldsOf: { savedView: { list: 'Liste', name: 'Navn', isShared: 'Delt', query: 'Søk og filtre' } },
};
