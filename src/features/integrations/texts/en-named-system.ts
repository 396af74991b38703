/** The name of the system that a line of the log is about. */
export const enNamedSystem =
  '{what, select, poweroffice {PowerOffice Go} tripletex {Tripletex} unimicro {Uni Micro} other {another system}}';
