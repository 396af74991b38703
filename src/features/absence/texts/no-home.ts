import type { en } from './en-home.ts';

export const no: typeof en = {
  types: {
    Absence: 'Fravær',
    Vacation: 'Ferie',
    HomeOffice: 'Hjemmekontor',
    SickLeaveSelfReported: 'Egenmelding',
    SickLeaveMedicalReported: 'Sykmelding',
    CareDays: 'Omsorgsdager',
    TimeOff: 'Avspasering',
    Leave: 'Permisjon',
    Other: 'Annet',
    OffsiteWork: 'Arbeid på annet sted',
  },
  waiting: {
    count: '{count, plural, one {# søknad venter} other {# søknader venter}}',
    title: '{count, plural, one {# fraværssøknad venter på svar fra deg} other {# fraværssøknader venter på svar fra deg}}',
    open: 'Åpne',
  },
  open: {
    text: 'Sett de første reglene, så kan alle ta den i bruk. Du kan endre dem senere.',
    action: 'Åpne fraværskalenderen',
  },
  nobodyAway: {
    everybody: 'Alle er på jobb',
    some: 'Ingen er borte',
    nobody: 'I dag er det fridag',
  },
  withoutHomeOffice: 'Skjul hjemmekontor',
  withoutOffsiteWork: 'Skjul arbeid på annet sted',
  until: 'til {date}',
  todayOnly: 'i dag',
  more: '{count, plural, one {og # til} other {og # til}}',
  left: '{days, plural, one {# dag igjen i {year}} other {# dager igjen i {year}}}',
  taken: '{days, plural, one {# brukt} other {# brukt}}',
  planned: '{days, plural, one {# planlagt} other {# planlagt}}',
  reserved: '{days, plural, one {# til godkjenning} other {# til godkjenning}}',
  leftShort: '{days, plural, one {# igjen} other {# igjen}}',
  ask: 'Registrer fravær',
  mine: 'Mitt fravær',
};
