import type { en } from './en-home.ts';

export const no: typeof en = {
  leavers: {
    title:
      '{count, plural, one {# person} other {# personer}} sluttet for mer enn {months, plural, one {# måned} other {# måneder}} siden. Slett dem hvis dere ikke lenger trenger opplysningene.',
    open: 'Se hvem',
  },
  birthdays: { today: 'I dag', tomorrow: 'I morgen' },
};
