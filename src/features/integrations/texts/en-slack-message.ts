/** What messages to Slack say. */
export const enSlackMessage = {
  tomorrow: 'Away tomorrow, {day}',
  monday: 'Away on {day}',
  changed: 'Changed since Friday: away tomorrow, {day}',
  backAgain: 'Not away tomorrow after all, {day}',
  person: '• *{name}*',
  personUntil: '• *{name}* – to {until}',
  birthdays: 'Birthday today, {day}',
  birthday: '🎂 *{name}*',
  congratulate: 'Happy birthday!',
  more: '… and {count, plural, one {one more} other {# more}}',
  example: { one: 'Kari Nordmann', other: 'Ola Nordmann' },
};
