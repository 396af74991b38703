import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-home.ts';

/** What the top bar and home say of content; they load this and not the rest. */
export const no: TextsLike<typeof en> = {
  help: 'Hjelp til denne siden',
  seen: 'Sett',
};
