import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enMany } from './en-many.ts';

export const noMany: TextsLike<typeof enMany> = {
  open: 'Planer for flere',
  title: 'Planer for flere',
  lead: 'Hver person får sin egen plan. Kan en plan ikke lages, ser du hvorfor.',
  people: 'Hvem',
  peopleText: 'Høyst 50 om gangen.',
  choose: 'Hvem planene gjelder',
  own: 'Første eller siste dag i hver profil',
  same: 'Samme dag for alle',
  date: 'Dag',
  publish: 'Publiser med en gang',
  publishText: 'Ellers blir de utkast, og ingen får beskjed ennå.',
  make: '{count, plural, =0 {Lag planer} one {Lag # plan} other {Lag # planer}}',
  made: '{count} av {all, plural, one {# plan} other {# planer}} er laget',
  results: 'Resultat for hver plan',
  unknown: 'En person du ikke ser lenger',
  openOf: 'Åpne planen til {name}',
  openPlan: 'Åpne plan',
  again: 'Prøv de andre igjen',
  more: 'Lag flere planer',
  toList: 'Gå til alle planer',
};
