import { CallError } from '#kernel/web/call-error.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { createParty, searchParties } from '../../contract/endpoints.ts';
import type { PartyKind } from '../../contract/entities.ts';
import type { PartyChoice } from './use-register-search.ts';

export interface AddedParty {
  kind: PartyKind;
  name: string;
  registryId?: string;
}

/** Adds a party and chooses it; one that is there already by its number is chosen as it is. */
export function useAddParty(onChange: (choice: PartyChoice) => void): { add: (party: AddedParty) => void; adding: boolean } {
  const { write, writing } = useWrite(createParty, { changes: [searchParties] });
  const add = async (body: AddedParty): Promise<void> => {
    try {
      const { party } = await write({ body });
      onChange({ name: party.name, partyId: party.partyId });
    } catch (error) {
      const { partyId, name } = error instanceof CallError && error.has('parties.AlreadyThere') ? error.details : {};
      if (typeof partyId !== 'string' || typeof name !== 'string') throw error;
      onChange({ name, partyId });
    }
  };
  return { add: (party) => void runOrShowError(() => add(party)), adding: writing };
}
