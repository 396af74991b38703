import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enMany } from './en-many.ts';

export const noMany: TextsLike<typeof enMany> = {
  open: 'Til flere samtidig',
  title: 'Arbeidsavtaler til flere',
  lead: 'Hver person får sitt eget utkast, fylt ut fra profilen. Du ferdigstiller dem én for én.',
  people: 'De ansatte',
  peopleHint: 'Opptil 100 personer om gangen.',
  choose: 'Hvem gjelder det?',
  room: 'Abonnementet har plass til {left, plural, one {# avtale} other {# avtaler}} til.',
  tooMany: 'Det er plass til {left, plural, one {# avtale} other {# avtaler}} til',
  tooManyText: 'De du valgte først, får sine. Utvid abonnementet og prøv igjen for de andre.',
  from: 'Utgangspunkt',
  fromWhat: 'Hva skal avtalene lages fra?',
  template: 'En mal',
  copy: 'En tidligere avtale',
  copyHint: 'Vilkårene og egen tekst kopieres, men ikke det som gjelder personen.',
  source: 'Avtalen som kopieres',
  noSource: 'Fant ingen slik avtale',
  begin: '{count, plural, =0 {Lag utkast} one {Lag # utkast} other {Lag # utkast}}',
  begun: '{count} av {all} utkast er laget.',
  results: 'Resultat for hver person',
  unknown: 'Ukjent person',
  fillIn: 'Fyll ut',
  fillInOf: 'Fyll ut avtalen til {name}',
  again: 'Prøv igjen for dem som gjenstår',
  more: 'Lag flere',
};
