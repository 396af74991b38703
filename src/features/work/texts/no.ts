import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'work.NotFailed': 'Dette er allerede startet på nytt. Last siden på nytt for å se hvor langt det har kommet.',
    'work.NotCancellable': 'Dette kan ikke lenger avbrytes.',
  },
  list: {
    title: 'Arbeid i bakgrunnen',
    text: 'Hva Samspill gjør for {company} akkurat nå, og hva som er gjort de siste 30 dagene.',
    label: 'Arbeid',
    none: 'Ingenting pågår, og ingenting er gjort i det siste.',
    started: 'Startet {moment} av {name}.',
    startedByNobody: 'Startet {moment}.',
    tries: '{tries, plural, one {Forsøkt én gang.} other {Forsøkt # ganger.}}',
    nextFailed: 'Prøv igjen, eller spør brukerstøtten hvis det ikke går.',
    percent: '{percent} %',
    tryAgain: 'Prøv igjen',
    tryAgainOf: 'Prøv igjen: {name}',
    cancel: 'Avbryt',
    cancelOf: 'Avbryt: {name}',
    startedAgain: '{name} er startet på nytt',
    cancelled: '{name} er avbrutt',
  },
  tray: {
    label: 'Dette pågår',
    running: '{count, plural, one {Én ting pågår} other {# ting pågår}}',
    ended: 'Ferdig',
    failed: 'Noe gikk ikke',
    making: 'Lager fil: {name}',
    open: 'Åpne',
    openOf: 'Åpne: {name}',
    fold: 'Fold sammen det som pågår',
    unfold: 'Vis det som pågår',
    close: 'Lukk det som er gjort',
  },
  states: {
    queued: 'Venter',
    running: 'Pågår',
    done: 'Ferdig',
    failed: 'Mislyktes',
    cancelled: 'Avbrutt',
  },
};
