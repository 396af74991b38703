import type { TextsLike } from '#kernel/contract/texts.ts';
import type { words as english } from './en-words.ts';

/** Ord for feltene og verdiene i loggen, før og etter. Tjeneren leser dem. */
export const words: TextsLike<typeof english> = {
  how: {
    apiKey: 'med API-nøkkel',
    viewAs: 'vist som {name}',
  },
  deletedPerson: 'Slettet person',
};
