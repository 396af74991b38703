import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { no } from './no.ts';

export const noFields: TextsLike<typeof enFields> = {
  fields: {
    erasedLines: 'Linjer',
    erasedBefore: 'Linjer fra før',
    removed: 'Linjer uten innhold fra nå av',
    verified: 'Kontrollerte linjer',
    firstBroken: 'Første linje som er endret',
  },
  valuesOf: {
    log: {
      columns: { at: no.list.at, who: no.list.who, what: no.list.what, area: no.list.area, about: no.list.about, changes: no.list.changes },
    },
  },
};
