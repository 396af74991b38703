import { wordsByCode, type FieldWords } from '#kernel/contract/texts.ts';
import { reminderChannel } from '../contract/entities.ts';
import { en } from './en.ts';

/** Words for what is kept about notes, in the log and in takeouts. */
export const enFields = {
  records: {
    note: 'Notes',
  },
  fieldsOf: {
    note: {
      isReminder: 'Is a reminder',
      relatedId: 'About',
      noteText: 'Text',
      tags: en.fields.tags,
      notificationDate: 'Reminder',
      notificationChannels: 'Channels',
    },
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
    note: {
      kind: {
        person: 'About the person',
        contract: 'About a contract',
        treatment: 'About a treatment',
      },
      status: {
        1: 'Active',
        2: 'Archived',
        3: 'Deleted',
      },
      notificationChannels: wordsByCode(en.channels, reminderChannel),
    },
  },
} satisfies FieldWords;
