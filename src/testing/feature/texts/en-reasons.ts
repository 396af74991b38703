/** The sentences of notifications about lent books. `when` is past, today, tomorrow or later. */
export const enReasons = {
  due: '{when, select, past {The book “{title}” was due back on {date}.} today {The book “{title}” is due back today.} other {You have borrowed “{title}”. Give it back by {date}.}}',
  lent: 'You have borrowed “{title}”.',
  others:
    '{when, select, past {{name} has the book “{title}”, which was due back on {date}.} other {{name} has the book “{title}”, which is due back on {date}.}}',
};
