import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    signingAsked:
      '{count, plural, one {Én pågående signering fortsetter uten den som sendte den} other {# pågående signeringer fortsetter uten den som sendte dem}}',
    signingAwaited: '{count, plural, one {Én signering venter på personen} other {# signeringer venter på personen}}',
    signingCancelled:
      '{count, plural, one {Én signering som venter på personen, avbrytes} other {# signeringer som venter på personen, avbrytes}}',
    signingKept: '{count, plural, one {Ett signert dokument beholdes som bevis} other {# signerte dokumenter beholdes som bevis}}',
  },
};
