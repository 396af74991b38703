/** Addenda to employment contracts. */
export const enAddenda = {
  title: 'Addenda',
  open: 'Make an addendum',
  begun: 'The addendum is begun. Fill in what changes, and from when.',
  created: 'Addendum, begun {date}',
  published: 'Addendum of {date}',
  to: 'Addendum to',
};
