import type { enLog } from './en-log.ts';

export const noLog: typeof enLog = {
  lead: 'Hvem som endret hva i personvern, og når.',
  label: 'Personvernlogg',
  search: 'Søk i loggen',
  columns: { at: 'Når', who: 'Hvem', what: 'Hva', about: 'Gjelder', subject: 'Type', changes: 'Endringer' },
  filters: { subject: 'Type', person: 'Hvem' },
  from: 'Fra',
  to: 'Til',
  empty: 'Ingenting har skjedd ennå',
  emptyText: 'Her ser dere hver endring i personvern, og hvem som gjorde den.',
  system: 'Samspill',
  set: '{label}: {after}',
  changed: '{label}: {before} → {after}',
  nothing: 'tom',
  showWhole: 'Vis hele endringen',
  showLess: 'Vis mindre',
};
