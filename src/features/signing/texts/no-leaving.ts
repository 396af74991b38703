import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    signingAsked:
      '{count, plural, one {Én pågående signeringsforespørsel fortsetter uten den som sendte den} other {# pågående signeringsforespørsler fortsetter uten den som sendte dem}}',
    signingAwaited:
      '{count, plural, one {Én signeringsforespørsel venter på personen} other {# signeringsforespørsler venter på personen}}',
    signingCancelled: '{count, plural, one {Én signeringsforespørsel avbrytes} other {# signeringsforespørsler avbrytes}}',
    signingKept: '{count, plural, one {Ett signert dokument beholdes som bevis} other {# signerte dokumenter beholdes som bevis}}',
  },
};
