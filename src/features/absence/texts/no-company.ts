import type { enCompany } from './en-company.ts';
import { no as home } from './no-home.ts';

export const noCompany: typeof enCompany = {
  settingsLink: {
    title: 'Ferie og fravær',
    text: 'Feriedager, godkjenning, helligdager, arbeidsuke og egenmelding har sin egen side.',
    open: 'Åpne innstillingene for fravær',
  },
  welcome: {
    closed: 'Fraværskalenderen er ikke åpnet ennå',
    closedText: 'En administrator åpner den for virksomheten. Da ser du hvem som er borte, og hvor mange dager du har igjen.',
    openText: home.open.text,
    open: home.open.action,
    title: 'Velkommen til fraværskalenderen',
    text: 'Reglene gjelder for alle. Du kan endre dem senere under Innstillinger.',
    days: 'Feriedager i året',
    daysText: 'Ferieloven gir 21 arbeidsdager; fem uker er 25.',
    autoApprove: 'Godkjenn fravær automatisk',
    autoApproveText: 'Søknader blir godkjent med en gang, uten leder.',
    autoHome: 'Godkjenn hjemmekontor automatisk',
    halfDays: 'Tillat halve dager',
    confirm: 'Åpne kalenderen',
    opened: 'Fraværskalenderen er åpen for alle.',
  },
  prompt: {
    title: 'Minn om å legge inn ferie',
    to: {
      all: 'Vi sender e-post til alle i virksomheten som har feriedager igjen.',
      team: 'Vi sender e-post til dem i teamet ditt som har feriedager igjen.',
      person: 'Vi sender e-post til den ansatte.',
    },
    noneLeft: {
      all: 'Ingen i virksomheten har feriedager igjen.',
      team: 'Ingen i teamet ditt har feriedager igjen.',
      person: 'Den ansatte har ingen feriedager igjen i år.',
    },
    noneReached: 'Ingen av dem som har feriedager igjen, har tilgang ennå. Inviter dem først.',
    scope: 'Til',
    scopes: { all: 'Alle', team: 'Teamet ditt' },
    person: 'Ansatt',
    left: 'Dager igjen',
    unreachable: 'Ikke tilgang ennå',
    message: 'Melding',
    messageText: 'Tas med i e-posten.',
    send: '{count, plural, one {Minn # ansatt} other {Minn # ansatte}}',
    waits: '{count, plural, one {# ansatt får en påminnelse om et halvt minutt.} other {# ansatte får en påminnelse om et halvt minutt.}}',
    undone: 'Ingen har fått påminnelsen.',
    newerKept: 'Du har begynt på en ny melding, og den er tatt vare på. Dette er den du angret:',
    copy: 'Kopier meldingen',
    sent: '{count, plural, one {# ansatt har fått en påminnelse.} other {# ansatte har fått en påminnelse.}}',
  },
};
