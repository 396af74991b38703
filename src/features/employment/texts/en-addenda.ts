/** Addenda to employment contracts. */
export const enAddenda = {
  title: 'Addenda',
  open: 'Create addendum',
  begun: 'The addendum is created. Fill in what changes, and from when.',
  created: 'Addendum, created {date}',
  published: 'Addendum of {date}',
  to: 'Addendum to',
};
