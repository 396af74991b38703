import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-home.ts';

export const no: TextsLike<typeof en> = {
  label: 'Oppgavene dine',
  all: '{count, plural, one {Se oppgaven} other {Se alle # oppgavene}}',
  about: 'Gjelder {name}',
  due: { date: 'Frist {date}', today: 'Frist i dag', overdue: 'Fristen var {date}', none: 'Ingen frist' },
};
