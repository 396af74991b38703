import { wordsByCode, type TextsLike } from '#kernel/contract/texts.ts';
import { reminderChannel } from '../contract/entities.ts';
import type { enFields } from './en-fields.ts';
import { no } from './no.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: {
    note: 'Notater',
  },
  fieldsOf: {
    note: {
      isReminder: 'Er en påminnelse',
      relatedId: 'Gjelder',
      noteText: 'Tekst',
      tags: no.fields.tags,
      notificationDate: 'Påminnelse',
      notificationChannels: 'Kanaler',
    },
  },
  values: {
    area: {
      notes: 'Notater',
    },
    looked: {
      notes: 'Notatene',
    },
  },
  valuesOf: {
    note: {
      kind: {
        person: 'Om personen',
        contract: 'Om en kontrakt',
        treatment: 'Om en behandling',
      },
      status: {
        1: 'Aktivt',
        2: 'Arkivert',
        3: 'Slettet',
      },
      notificationChannels: wordsByCode(no.channels, reminderChannel),
    },
  },
};
