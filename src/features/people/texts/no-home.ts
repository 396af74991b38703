import type { en } from './en-home.ts';

export const no: typeof en = {
  birthdays: { today: 'I dag', tomorrow: 'I morgen' },
};
