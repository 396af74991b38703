import { wordsByCode, type FieldWords } from '#kernel/contract/texts.ts';
import { reminderChannel } from '../contract/entities.ts';
import { en } from './en.ts';

/** Words for what is kept about notes, in the log and in takeouts. */
const noteFields = {
  isReminder: 'Is a reminder',
  relatedId: 'About',
  recordName: 'About',
  noteText: 'Text',
  tags: en.fields.tags,
  notificationDate: 'Reminder',
  notificationChannels: 'Channels',
};
const noteValues = {
  status: {
    1: 'Active',
    2: 'Archived',
    3: 'Deleted',
  },
  notificationChannels: wordsByCode(en.channels, reminderChannel),
};

export const enFields = {
  records: {
    note: 'Notes',
    ownNote: 'Own notes on other things',
  },
  fieldsOf: {
    note: noteFields,
    ownNote: noteFields,
  },
  values: {
    area: {
      notes: 'Notes',
    },
    looked: {
      notes: 'The notes',
    },
  },
  valuesOf: {
    note: { ...noteValues, kind: { person: 'About the person' } },
    // The features of other kinds of records say what these are.
    ownNote: noteValues,
  },
} satisfies FieldWords;
