/** The sentences of notifications about people who have not come in yet; `own` is yes where the reader is the person. */
export const enReasons = {
  invitation: '{name} has not answered the invitation from {date}.',
  details: '{own, select, yes {Some of your details are still missing.} other {Some details of {name} are still missing.}}',
};
