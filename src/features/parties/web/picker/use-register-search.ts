import { useState } from 'react';
import { looksLikeNumber, organisationNumberFault } from '#features/company/contract/organisation-number.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useCall, type Read } from '#kernel/web/use-call.ts';
import { findInRegister } from '../../contract/endpoints.ts';

/** A party by its name; `partyId` when it is one of the register of parties. */
export interface PartyChoice {
  name: string;
  partyId: string | null;
}

/** What is typed, as the business register would be asked for it. */
export function typedKind(name: string): 'nothing' | 'name' | 'number' | 'wrongNumber' {
  const text = name.trim();
  if (looksLikeNumber(text)) return organisationNumberFault(text) ? 'wrongNumber' : 'number';
  return text.length < 2 ? 'nothing' : 'name';
}

interface RegisterSearch {
  /** Undefined until something was asked for. */
  read: Read<Answer<typeof findInRegister>> | undefined;
  /** Asks for the name that is typed now. */
  ask: () => void;
}

/** The business register's answer to what is typed: a number is asked for at once, a name on request. */
export function useRegisterSearch({ name, partyId }: PartyChoice, mayAsk: boolean): RegisterSearch {
  const [searchedName, setSearchedName] = useState<string>();
  const text = name.trim().slice(0, 100);
  const kind = typedKind(text);
  const isSearching = mayAsk && partyId === null && (kind === 'number' || (kind === 'name' && searchedName === text));
  const read = useCall(findInRegister, { query: { text } }, { staleMinutes: 10, enabled: isSearching });
  return { read: isSearching ? read : undefined, ask: () => setSearchedName(text) };
}
