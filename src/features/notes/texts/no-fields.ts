import { wordsByCode, type TextsLike } from '#kernel/contract/texts.ts';
import { reminderChannel } from '../contract/entities.ts';
import type { enFields } from './en-fields.ts';
import { no } from './no.ts';

const noteFields = {
  isReminder: 'Er en påminnelse',
  relatedId: 'Gjelder',
  recordName: 'Gjelder',
  noteText: 'Tekst',
  tags: no.fields.tags,
  notificationDate: 'Påminnelse',
  notificationChannels: 'Kanaler',
};
const noteValues = {
  status: {
    1: 'Aktivt',
    2: 'Arkivert',
    3: 'Slettet',
  },
  notificationChannels: wordsByCode(no.channels, reminderChannel),
};

export const noFields: TextsLike<typeof enFields> = {
  records: {
    note: 'Notater',
    ownNote: 'Egne notater om annet',
  },
  fieldsOf: {
    note: noteFields,
    ownNote: noteFields,
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
    note: { ...noteValues, kind: { person: 'Om personen' } },
    // The features of other kinds of records say what these are.
    ownNote: noteValues,
  },
};
