import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    signingAsked:
      '{count, plural, one {Én pågående signering fortsetter uten den som ba om den} other {# pågående signeringer fortsetter uten den som ba om dem}}',
    signingAwaited:
      '{count, plural, one {Én forespørsel venter på signaturen til personen} other {# forespørsler venter på signaturen til personen}}',
    signingCancelled:
      '{count, plural, one {Én forespørsel som venter på personen, avbrytes} other {# forespørsler som venter på personen, avbrytes}}',
    signingKept: '{count, plural, one {Ett signert dokument beholdes som bevis} other {# signerte dokumenter beholdes som bevis}}',
  },
};
