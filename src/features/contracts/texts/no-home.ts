import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-home.ts';

export const no: TextsLike<typeof en> = {
  lead: 'Dine, {days, plural, one {det neste døgnet} other {de neste # dagene}}',
  about: '{party}, {kind}',
  kinds: { notice: 'oppsigelse', renewal: 'fornyelse', end: 'slutt' },
  all: '{count, plural, one {Se den i listen} other {Se alle # i listen}}',
};
