import type { AccountingProvider, ExternalFields, ExternalPerson } from '../accounting/provider.ts';
import type { PersonHere } from '../rules/compared-person.ts';
import { divideName } from '../rules/divide-name.ts';

type Names = Pick<AccountingProvider, 'hasOneName'>;

/** Somebody there, with the name divided as it is here where the system keeps it as one text (integrations.25). */
export function dividedLike({ fields: here }: Pick<PersonHere, 'fields'>, theirs: ExternalPerson, { hasOneName }: Names): ExternalPerson {
  return hasOneName ? { ...theirs, fields: divideName(here, theirs.fields) } : theirs;
}

/** What is sent: one text is written whole, also when only one of both names is chosen. */
export function withWholeName(fields: ExternalFields, theirs: ExternalPerson, { hasOneName }: Names): ExternalFields {
  if (!hasOneName || !('firstName' in fields || 'lastName' in fields)) return fields;
  const { firstName = null, lastName = null } = theirs.fields;
  return { ...(firstName && { firstName }), ...(lastName && { lastName }), ...fields };
}
