import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'work.NotFailed': 'Dette er allerede startet på nytt. Last inn siden på nytt for å se hvor langt det har kommet.',
    'work.NotCancellable': 'Dette er allerede ferdig og kan ikke lenger avbrytes.',
  },
  list: {
    title: 'Bakgrunnsjobber',
    text: 'Hva Samspill gjør for {company} nå, og hva som er gjort de siste 30 dagene.',
    label: 'Jobber',
    none: 'Ingenting pågår, og ingenting er gjort i det siste.',
    started: 'Startet {moment} av {name}.',
    startedByNobody: 'Startet {moment}.',
    tries: '{tries, plural, one {Forsøkt én gang.} other {Forsøkt # ganger.}}',
    nextFailed: 'Prøv igjen. Mislykkes det på nytt, spør du brukerstøtten.',
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
    running: '{count, plural, one {Én jobb pågår} other {# jobber pågår}}',
    ended: 'Ferdig',
    failed: 'Noe mislyktes',
    making: 'Lager fil: {name}',
    open: 'Åpne',
    openOf: 'Åpne: {name}',
    fold: 'Skjul det som pågår',
    unfold: 'Vis det som pågår',
    close: 'Lukk det som er ferdig',
  },
  states: {
    queued: 'Venter',
    running: 'Pågår',
    done: 'Ferdig',
    failed: 'Mislyktes',
    cancelled: 'Avbrutt',
  },
};
