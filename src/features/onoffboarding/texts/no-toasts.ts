import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enToasts } from './en-toasts.ts';

export const noToasts: TextsLike<typeof enToasts> = {
  draftSaved: 'Utkastet er lagret',
  published: 'Planen er publisert',
  updated: 'Planen er lagret',
  deleted: 'Planen er slettet',
  restored: 'Planen til {name} er hentet tilbake',
  taskRestored: '{title} er hentet tilbake til planen',
  completedPlan: 'Planen er fullført',
  taskAdded: 'Oppgaven er lagt til',
  heldAdded: '{count, plural, one {# oppgave} other {# oppgaver}} er lagt til',
  taskSaved: 'Oppgaven er lagret',
  taskDeleted: 'Oppgaven er slettet',
  taskCompleted: '{title} er fullført',
  lastCompleted: 'Den siste oppgaven er fullført, og planen også',
  taskReopened: '{title} er åpnet igjen',
  reopened: '{count, plural, one {# oppgave er åpnet} other {# oppgaver er åpnet}} igjen',
  orderKept: 'Rekkefølgen er lagret',
  templateSaved: 'Malen {name} er lagret',
  templateDeleted: 'Malen {name} er slettet',
  linkSent: 'Siden er sendt',
  filesSaved: 'Filene er lagret',
  undo: 'Angre',
};
