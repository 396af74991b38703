/** What home says of people; home loads this and not the rest. */
export const en = {
  birthdays: { today: 'Today', tomorrow: 'Tomorrow' },
};
