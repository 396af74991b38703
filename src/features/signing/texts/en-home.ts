/** The documents that wait for a signature, on the home page. */
export const en = {
  count: '{count, plural, one {# document to sign} other {# documents to sign}}',
  label: 'For you to sign',
  sign: 'Sign: {name}',
  from: 'From {name}',
  due: 'by {date}',
  noDue: 'no due date',
  all: 'All {count, number} documents to sign',
};
