import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-home.ts';

/** What home says of recent activity; it loads this and not the rest. */
export const no: TextsLike<typeof en> = {
  none: 'Det har ikke skjedd noe i det siste.',
  andMore: '{sentence}, og {count, plural, one {# til} other {# til}}',
  more: '{count, plural, one {Vis # til} other {Vis # til}}',
  fewer: 'Vis færre',
  hide: 'Skjul: {sentence}',
  hidden: 'Linjen er skjult',
  notHidden: 'Fikk ikke skjult linjen',
};
