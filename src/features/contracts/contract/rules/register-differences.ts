import type { RegisterCopy } from '#features/parties/contract/entities.ts';

/** What is kept of a counterparty, and what the business register says; the fields of one kind. */
export interface Difference {
  field: 'name' | 'address' | 'state';
  kept: string | null;
  register: string | null;
}

/** Where the business register says something else than what is kept; nothing is taken over by itself (contracts.8). */
export function registerDifferences(kept: { name: string; address: string | null }, register: RegisterCopy | null): Difference[] {
  if (!register) return [];
  const { company, state } = register;
  const found: Difference[] = [
    { field: 'name', kept: kept.name, register: company?.name ?? kept.name },
    // An address that nobody has typed is the register's own.
    { field: 'address', kept: kept.address, register: company && kept.address !== null ? addressText(company.address) : kept.address },
    { field: 'state', kept: 'active', register: state },
  ];
  return found.filter((one) => folded(one.kept) !== folded(one.register));
}

function addressText({ streetAddress, postalCode, city }: { streetAddress: string; postalCode: string; city: string }): string {
  return `${streetAddress}, ${postalCode} ${city}`;
}

/** As two people write the same. */
function folded(text: string | null): string {
  return (text ?? '')
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, ' ')
    .trim();
}
