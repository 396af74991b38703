import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

const taskFields = {
  ownerKind: 'Gjelder',
  ownerId: 'Gjelder hvilken',
  title: 'Oppgave',
  description: 'Beskrivelse',
  responsibleId: 'Ansvarlig',
  dueDate: 'Frist',
  repeat: 'Gjentas',
  repeatNumber: 'Gjentas hver',
  repeatUnit: 'Gjentas i',
  repeatFrom: 'Gjentas fra',
  followsId: 'Kommer etter',
  completedAt: 'Fullført',
  completedBy: 'Fullført av',
  isCompleted: 'Fullført',
  comment: 'Kommentar',
  files: 'Filer',
};
const taskValues = {
  // The features of other kinds of records say what these are.
  ownerKind: { person: 'Personen', company: 'Virksomheten' },
  repeatUnit: { day: 'Dager', month: 'Måneder' },
};

export const noFields: TextsLike<typeof enFields> = {
  records: { task: 'Oppgaver', ownTask: 'Egne oppgaver om annet' },
  // Of a task’s files.
  fields: { taskId: 'Oppgave' },
  fieldsOf: { task: taskFields, ownTask: taskFields },
  values: { area: { tasks: 'Oppgaver' } },
  valuesOf: { task: taskValues, ownTask: taskValues },
};
