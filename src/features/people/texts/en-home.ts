/** What home says of people; home loads this and not the rest. */
export const en = {
  leavers: {
    title:
      '{count, plural, one {# person} other {# people}} left more than {months, plural, one {# month} other {# months}} ago. Delete them if you no longer need their information.',
    open: 'See who',
  },
  birthdays: { today: 'Today', tomorrow: 'Tomorrow' },
};
