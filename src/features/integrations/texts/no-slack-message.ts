/** What messages to Slack say. */
export const noSlackMessage = {
  tomorrow: 'Borte i morgen, {day}',
  monday: 'Borte {day}',
  changed: 'Endret siden fredag: borte i morgen, {day}',
  backAgain: 'Likevel ikke borte i morgen, {day}',
  person: '• *{name}*',
  personUntil: '• *{name}* – til og med {until}',
  birthdays: 'Bursdag i dag, {day}',
  birthday: '🎂 *{name}*',
  congratulate: 'Gratulerer med dagen!',
  more: '… og {count, plural, one {én til} other {# til}}',
  example: { one: 'Kari Nordmann', other: 'Ola Nordmann' },
};
