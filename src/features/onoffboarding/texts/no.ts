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
    'onoffboarding.NotPerson': 'Planer er for dem som arbeider her eller snart begynner. Velg en annen.',
    'onoffboarding.OwnPlan': 'Du kan ikke lage eller endre en plan om deg selv. Spør lederen din eller en HR-administrator.',
    'onoffboarding.UnknownTemplate': 'Malen tilbys ikke lenger. Velg en annen.',
    'onoffboarding.EndAccessNotPossible': 'Tilgangen kan bare avsluttes med en plan for en som slutter. Velg en slik plan.',
    'onoffboarding.NoDate': 'Profilen har ingen dato. Legg inn første eller siste dag der, eller lag planen med en dato.',
    'onoffboarding.NoTasks': 'Planen har ingen oppgaver ennå. Legg til minst én.',
    'onoffboarding.NoResponsible': 'Ingen har disse oppgavene: {titles}. Velg en for hver av dem først.',
    'onoffboarding.NotResponsible': 'Velg en som arbeider her og er aktiv.',
    'onoffboarding.CannotUnpublish': 'En publisert plan kan ikke bli utkast igjen. Fullfør eller slett den i stedet.',
    'onoffboarding.NotPublished': 'Planen er et utkast. Publiser den før oppgaver fullføres.',
    'onoffboarding.PlanCompleted': 'Planen er fullført. Åpne en oppgave igjen for å endre den.',
    'onoffboarding.TaskCompleted': 'Oppgaven er fullført. Åpne den igjen for å endre den.',
    'onoffboarding.TaskNotCompleted': 'Oppgaven er allerede åpen.',
    'onoffboarding.TooManyTasks': 'En plan har plass til {limit} oppgaver. Fjern noen av dem først.',
    'onoffboarding.NothingHeld': 'Alt personen har på lån, har allerede en oppgave i denne planen.',
    'onoffboarding.NoAddress': 'Profilen har ingen privat e-postadresse. Legg inn en først.',
    'onoffboarding.FilesNotPossible': 'Filer å lese før første dag hører til en plan for noen som begynner.',
    'onoffboarding.NotBeforeStart': 'Lenken er for en som har en publisert plan for oppstart og ikke har logget inn ennå.',
    'onoffboarding.TooManyTemplates': 'Det er plass til {limit} maler. Slett noen som ikke trengs.',
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
