import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enMany } from './en-many.ts';

export const noMany: TextsLike<typeof enMany> = {
  open: 'Til flere samtidig',
  title: 'Arbeidsavtaler til flere',
  lead: 'Hver person får sitt eget utkast, fylt inn med det som står på profilen. Du ferdigstiller dem én for én.',
  people: 'De ansatte',
  peopleHint: 'Opptil 100 personer om gangen.',
  choose: 'Hvem gjelder det?',
  room: 'Abonnementet har plass til {left, plural, one {# avtale} other {# avtaler}} til.',
  tooMany: 'Det er plass til {left, plural, one {# avtale} other {# avtaler}} til',
  tooManyText: 'De du valgte først, får sine. Til de andre kan du utvide abonnementet og prøve igjen.',
  from: 'Utgangspunkt',
  fromWhat: 'Hva lages avtalene fra?',
  template: 'En mal',
  copy: 'En tidligere avtale',
  copyHint: 'Vilkårene og den egne teksten kopieres, men ikke det som gjelder personen.',
  source: 'Avtalen som kopieres',
  noSource: 'Fant ingen slik avtale',
  begin: '{count, plural, =0 {Lag utkast} one {Lag # utkast} other {Lag # utkast}}',
  begun: '{count} av {all} utkast er laget.',
  fates: 'Slik gikk det med hver',
  unknown: 'Ukjent person',
  fillIn: 'Fyll inn',
  fillInOf: 'Fyll inn avtalen til {name}',
  again: 'Prøv igjen med dem som gjenstår',
  more: 'Lag flere',
};
