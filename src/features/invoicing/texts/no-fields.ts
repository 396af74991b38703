import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  fieldsOf: {
    invoice: {
      number: 'Nummer',
      amount: 'Beløp i kroner',
      creditNote: 'Nummer på kreditnotaen',
      reference: 'Referanse for betalingen',
    },
  },
};
