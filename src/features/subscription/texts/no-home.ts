import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-home.ts';

/** What the shell says of the trial: the banner and the block on home. */
export const no: TextsLike<typeof en> = {
  banner: {
    label: 'Om prøveperioden',
    active: 'Dere kan prøve alt gratis.',
    left: '{days, plural, one {# dag} other {# dager}} {hours, select, 01 {01 time} other {{hours} timer}} igjen.',
    warning: 'Prøveperioden er snart over.',
    expired: 'Prøveperioden er over.',
    expiredText: 'Dere har gratisplanen.',
    subscribe: 'Abonner',
  },
  widget: {
    left: '{days, plural, one {# dag igjen} other {# dager igjen}} av {total, number}',
    text: 'Dere har alt til {date}.',
    plans: 'Se planene',
  },
};
