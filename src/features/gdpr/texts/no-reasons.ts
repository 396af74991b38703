import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enReasons } from './en-reasons.ts';

export const noReasons: TextsLike<typeof enReasons> = {
  updated: 'Et personverndokument er oppdatert.',
  review:
    'Behandlingen «{name}» {when, select, past {skulle vært gjennomgått innen {date}.} today {må gjennomgås i dag.} tomorrow {må gjennomgås innen i morgen.} other {må gjennomgås innen {date}.}}',
  agreement:
    'Databehandleravtalen for «{name}» {when, select, past {gikk ut {date}.} today {går ut i dag.} tomorrow {går ut i morgen.} other {går ut om {days, plural, one {# dag} other {# dager}}, {date}.}}',
  requestDue: 'En henvendelse om personopplysninger må besvares {when, select, today {i dag.} tomorrow {i morgen.} other {innen {date}.}}',
  requestLate: 'En henvendelse om personopplysninger skulle vært besvart innen {date}. Svar nå, og forklar hvorfor svaret kommer sent.',
  takeoutAsked: 'Noen har bedt om en eksport av en persons opplysninger. Se på henvendelsen, og frigi eksporten til personen.',
  takeoutReleased: 'Personopplysningene dine er klare. Du kan laste dem ned fra innstillingene dine.',
  breachFound:
    'Et brudd på personopplysningssikkerheten er registrert: {name}. Datatilsynet skal ha melding innen 72 timer, med mindre det ikke er noen risiko.',
  breach: 'De 72 timene for bruddet «{name}» er snart over. Meld fra til Datatilsynet, eller vurder at det ikke er noen risiko.',
  breachLate: 'De 72 timene for bruddet «{name}» er over. Meld fra til Datatilsynet nå, og skriv hvorfor det kommer sent.',
  breachPeople: 'De som er berørt av bruddet «{name}», har ikke fått beskjed. Risikoen er høy, så si fra til dem uten opphold.',
};
