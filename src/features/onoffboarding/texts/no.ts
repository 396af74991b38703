import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { noFeed } from './no-feed.ts';
import { noForm } from './no-form.ts';
import { noHandover } from './no-handover.ts';
import { noHeld } from './no-held.ts';
import { noList } from './no-list.ts';
import { noMany } from './no-many.ts';
import { noMine } from './no-mine.ts';
import { noPreboarding } from './no-preboarding.ts';
import { noRecord } from './no-record.ts';
import { noTask } from './no-task.ts';
import { noTemplate } from './no-template.ts';
import { noToasts } from './no-toasts.ts';
import { noWords } from './no-words.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'onoffboarding.PlanExists': 'Denne personen har allerede en åpen plan av samme type. Fullfør eller slett den først.',
    'onoffboarding.NotPerson': 'Planer er for dem som jobber her eller snart begynner. Velg en annen.',
    'onoffboarding.OwnPlan': 'Du kan ikke lage eller endre en plan om deg selv. Spør lederen din eller en HR-administrator.',
    'onoffboarding.UnknownTemplate': 'Denne malen er ikke lenger tilgjengelig. Velg en annen.',
    'onoffboarding.EndAccessNotPossible': 'Tilgangen kan bare avsluttes med en plan for en som slutter. Velg en plan for offboarding.',
    'onoffboarding.NoDate': 'Profilen har ingen dato. Legg til første eller siste dag der, eller lag planen med en dato.',
    'onoffboarding.NoTasks': 'Planen har ingen oppgaver ennå. Legg til minst én.',
    'onoffboarding.NoResponsible': 'Ingen har ansvar for disse oppgavene: {titles}. Velg en for hver av dem først.',
    'onoffboarding.NotResponsible': 'Velg en som jobber her og er aktiv.',
    'onoffboarding.CannotGoBack': 'Oppgavene blir der de er. Personen som hadde dem, jobber ikke her lenger.',
    'onoffboarding.CannotUnpublish': 'Du kan ikke gjøre en publisert plan om til utkast. Fullfør eller slett den i stedet.',
    'onoffboarding.NotPublished': 'Planen er et utkast. Publiser den før du fullfører oppgaver.',
    'onoffboarding.PlanCompleted': 'Planen er fullført. Åpne en oppgave igjen for å endre den.',
    'onoffboarding.TaskCompleted': 'Oppgaven er fullført. Åpne den igjen for å endre den.',
    'onoffboarding.TooManyTasks': 'En plan kan ha høyst {limit} oppgaver. Fjern noen av dem først.',
    'onoffboarding.NothingHeld': 'Alt som står i personens navn, har allerede en oppgave i denne planen. Du trenger ikke legge til mer.',
    'onoffboarding.NoAddress': 'Profilen har ingen privat e-postadresse. Legg til en først.',
    'onoffboarding.FilesNotPossible': 'Bare planer for onboarding kan ha filer å lese før første dag. Velg en plan for onboarding.',
    'onoffboarding.NotBeforeStart': 'Du kan bare sende lenken til en som har en publisert plan for onboarding og ikke har logget inn ennå.',
    'onoffboarding.TooManyTemplates': 'Dere kan ha høyst {limit} maler. Slett noen dere ikke trenger.',
  },
  words: noWords,
  list: noList,
  record: noRecord,
  preboarding: noPreboarding,
  form: noForm,
  task: noTask,
  template: noTemplate,
  mine: noMine,
  feed: noFeed,
  handover: noHandover,
  held: noHeld,
  many: noMany,
  toasts: noToasts,
};
