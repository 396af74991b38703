import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: { books: '{count, plural, one {Én lånt bok} other {# lånte bøker}} skal leveres tilbake' },
};
