import { foldText } from '../../contract/rules/fold-text.ts';

interface Searched {
  firstName: string;
  lastName: string;
  emailAddress: string | null;
  position: string | null;
  department: string | null;
}

/** The text that a search matches: only what every colleague may see, so that a search reveals nothing else. */
export function searchText({ firstName, lastName, position, department, emailAddress }: Searched): string {
  return foldText([firstName, lastName, position, department, emailAddress].filter(Boolean).join(' '));
}
