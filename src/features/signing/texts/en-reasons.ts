/** The sentences of notifications about signatures that are missing; `own` is yes where the reader is the person. */
export const enReasons = {
  pending: '{own, select, yes {A document is waiting for your signature.} other {{name} has not signed yet.}}',
  named: '{own, select, yes {“{document}” is waiting for your signature.} other {{name} has not signed “{document}” yet.}}',
};
