/** What home says of recent activity; it loads this and not the rest. */
export const en = {
  none: 'Nothing has happened recently.',
  andMore: '{sentence}, and {count, plural, one {# more} other {# more}}',
  more: '{count, plural, one {Show # more} other {Show # more}}',
  fewer: 'Show fewer',
  hide: 'Hide: {sentence}',
  hidden: 'The entry is hidden',
  notHidden: 'Could not hide the entry',
};
