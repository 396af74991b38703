import type { enReasons } from './en-reasons.ts';

export const noReasons: typeof enReasons = {
  vacationLeft:
    '{own, select, yes {Du har {days, plural, one {# feriedag} other {# feriedager}} igjen å legge inn for {year}.} other {{name} har {days, plural, one {# feriedag} other {# feriedager}} igjen å legge inn for {year}.}}',
  vacation: 'Husk å legge inn ferien.',
  types: {
    Absence: 'fravær',
    Vacation: 'ferie',
    HomeOffice: 'hjemmekontor',
    TimeOff: 'avspasering',
    Leave: 'permisjon',
    Other: 'annet fravær',
    OffsiteWork: 'arbeid på annet sted',
  },
  asked: {
    create: '{name} har registrert {type}, {period}.',
    change: '{name} har endret {type}. Nå gjelder {period}.',
    delete: '{name} har trukket tilbake {type}, {period}.',
    requestNew: '{name} søker om {type}, {period}.',
    requestDelete: '{name} vil slette {type}, {period}.',
    requestUpdate: '{name} vil endre {type} til {period}.',
    waiting: '{name} har ventet {days, plural, one {# dag} other {# dager}} på svar: {type}, {period}.',
    transfer:
      '{name} søker om å overføre {days, plural, one {# feriedag} other {# feriedager}} fra {year, number, ::group-off} til {next, number, ::group-off}.',
    transferWaiting:
      '{name} har ventet {waited, plural, one {# dag} other {# dager}} på svar: overføring av {days, plural, one {# feriedag} other {# feriedager}} fra {year, number, ::group-off} til {next, number, ::group-off}.',
  },
  answered: {
    create: 'Registrert for deg: {type}, {period}.',
    approveRequest: 'Søknaden din er godkjent: {type}, {period}.',
    declineRequest: 'Søknaden din er avslått: {type}, {period}.',
    approveDelete: 'Slettingen er godkjent: {type}, {period}.',
    declineDelete: 'Slettingen er avslått: {type}, {period}. Det står som før.',
    delete: 'Slettet for deg: {type}, {period}.',
    requestUpdate: 'Endret for deg: {type}, {period}.',
    approveUpdate: 'Endringen er godkjent: {type}, {period}.',
    declineUpdate: 'Endringen er avslått: {type}, {period}. Det står som før.',
    cancelUpdate: 'Endringen er trukket tilbake: {type}, {period}. Det står som før.',
    transferredAtOnce:
      'Overført for deg: {days, plural, one {# feriedag} other {# feriedager}} fra {year, number, ::group-off} til {next, number, ::group-off}.',
    transferApproved:
      'Overføringen er godkjent: {days, plural, one {# feriedag} other {# feriedager}} fra {year, number, ::group-off} til {next, number, ::group-off}.',
    transferDeclined:
      'Overføringen er avslått: {days, plural, one {# feriedag} other {# feriedager}} fra {year, number, ::group-off} til {next, number, ::group-off}.',
  },
};
