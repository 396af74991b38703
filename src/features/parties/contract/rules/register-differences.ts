import type { RegisterCopy, RegisterDifference, RegisterState } from '../entities.ts';
import { registerAddress } from './register-address.ts';

/** A party as it is kept, or as the register has it; of what the register does not say it is what is kept. */
export interface PartyFacts {
  name: string | null;
  address: string | null;
  state: RegisterState;
}

/** Where the business register says something else than what is kept; nothing is taken over by itself (contracts.8). */
export function registerDifferences(stored: { name: string; address: string | null }, register: RegisterCopy | null): RegisterDifference[] {
  if (!register) return [];
  const { company, state } = register;
  // An address that nobody has typed is the register's own.
  const address = company && stored.address !== null ? registerAddress(company) : null;
  return differencesOf({ ...stored, state: 'active' }, { name: company?.name ?? null, address, state });
}

/** Where two sources differ; what the register leaves out is no difference. */
export function differencesOf(stored: PartyFacts, register: PartyFacts): RegisterDifference[] {
  const fields = ['name', 'address', 'state'] as const;
  const both = fields.map((field) => ({ field, kept: stored[field], register: register[field] }));
  return both.filter((one) => one.register !== null && folded(one.kept) !== folded(one.register));
}

/** As two people write the same. */
function folded(text: string | null): string {
  return (text ?? '')
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, ' ')
    .trim();
}
