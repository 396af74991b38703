import { folded } from '../../contract/rules/folded.ts';

interface Searched {
  firstName: string;
  lastName: string;
  emailAddress: string | null;
  position: string | null;
  department: string | null;
}

/** What the search looks through: only what every colleague may see, so that a search betrays nothing. */
export function searchText({ firstName, lastName, position, department, emailAddress }: Searched): string {
  return folded([firstName, lastName, position, department, emailAddress].filter(Boolean).join(' '));
}
