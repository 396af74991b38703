import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-home.ts';

/** The due reminders of the user, on the home page. */
export const no: TextsLike<typeof en> = {
  label: 'Påminnelsene dine',
  about: 'Om {name}, {day}',
  done: 'Ferdig: {text}',
  more: '{count, plural, one {og # påminnelse til} other {og # påminnelser til}}',
};
