/** The name of the system that a line of the log is about. */
export const noNamedSystem =
  '{what, select, poweroffice {PowerOffice Go} tripletex {Tripletex} unimicro {Uni Micro} other {et annet system}}';
