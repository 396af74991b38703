import type { enMail } from './en-mail.ts';

export const noMail: typeof enMail = {
  mail: {
    types: {
      '-1': 'fravær',
      1: 'ferie',
      2: 'hjemmekontor',
      6: 'avspasering',
      7: 'permisjon',
      8: 'annet fravær',
      9: 'arbeid på annet sted',
    },
    oneDay: '{days} arbeidsdag',
    manyDays: '{days} arbeidsdager',
    toDecider: {
      request: { subject: '{name} søker om {type}', text: '{name} har søkt om {type}, {period}: {days}.' },
      change: { subject: '{name} vil endre {type}', text: '{name} har søkt om å endre {type} til {period}: {days}.' },
      deletion: { subject: '{name} vil slette {type}', text: '{name} har søkt om å slette {type}, {period}: {days}.' },
      registered: { subject: '{name} har registrert fravær', text: '{name} har registrert fravær, {period}: {days}.' },
    },
    leftOne: 'Etter det er det {left} feriedag igjen av {year}.',
    left: 'Etter det er det {left} feriedager igjen av {year}.',
    away: 'Andre i samme avdeling eller team som er borte da: {away}.',
    locked: 'Dagene er i en sperret periode: {period}.',
    tooFew: 'Med dette fraværet blir det færre enn {minimum} på jobb, først {date}.',
    toPerson: {
      1: { subject: '{by} har registrert {type} for deg', text: '{by} har registrert {type} for deg, {period}: {days}.' },
      2: { subject: 'Søknaden om {type} er godkjent', text: '{by} har godkjent søknaden din om {type}, {period}: {days}.' },
      3: { subject: 'Søknaden om {type} er avslått', text: '{by} har avslått søknaden din om {type}, {period}.' },
      4: { subject: 'Slettet: {type}', text: '{by} har godkjent at dette slettes: {type}, {period}.' },
      5: { subject: 'Ikke slettet: {type}', text: '{by} har avslått at dette slettes: {type}, {period}. Det står som før.' },
      6: { subject: 'Slettet: {type}', text: '{by} har slettet dette: {type}, {period}.' },
      9: { subject: 'Søknaden om {type} er endret', text: '{by} har endret søknaden din om {type}. Den gjelder nå {period}: {days}.' },
      10: { subject: 'Endringen er godkjent: {type}', text: 'Dette gjelder nå: {type}, {period}: {days}. {by} har godkjent endringen.' },
      11: { subject: 'Endringen er avslått: {type}', text: '{by} har avslått endringen. Det står som før: {type}, {period}.' },
      12: {
        subject: 'Endringen er trukket tilbake: {type}',
        text: '{by} har trukket endringen tilbake. Det står som før: {type}, {period}.',
      },
    },
    comment: '{by} skriver: {comment}',
    system: 'Samspill',
    decide: 'Se søknaden',
    see: 'Se fraværet',
    open: 'Se fraværet ditt',
  },
};
