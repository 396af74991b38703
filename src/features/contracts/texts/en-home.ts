/** What home says of contracts; home loads this and not the rest. */
export const en = {
  lead: 'Yours, within the next {days, plural, one {day} other {# days}}',
  about: '{party}, {kind}',
  kinds: { notice: 'notice', renewal: 'renewal', end: 'end' },
  all: '{count, plural, one {See it in the list} other {See all # in the list}}',
};
