import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  fields: {
    erasedLines: 'Linjer',
    erasedBefore: 'Linjer fra før',
    removed: 'Linjer uten innhold fra nå av',
    verified: 'Kontrollerte linjer',
    firstBroken: 'Første linje som er endret',
  },
};
