import type { Target } from './load.ts';
import { connections } from './load.ts';
import type { Server } from './product.ts';

export interface Targets {
  filtered: Target;
  filteredAndCounted: Target;
  unfiltered: Target;
  /** A request with almost no work. */
  empty: Target;
  profile: Target;
  edit: Target;
  /** The department for filtering lists. */
  department: string;
}

interface Listed {
  companyUsers: { id: string; department: string | null }[];
  totalEntries: number;
}

const list = '/api/companyusers/get-active-companyusers';

/** The requests of the bench to a running product with this API key; people and department are taken from its own list. */
export async function targetsOf({ address }: Server, key: string): Promise<Targets> {
  const headers = { authorization: `Bearer ${key}` };
  const listed = (filter: object) => JSON.stringify({ pagination: { page: 1, pageSize: 50, sortBy: 'lastName' }, filter });
  const response = await fetch(address + list, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: listed({}),
  });
  // Typed by the contract of the answer.
  const { companyUsers } = (await response.json()) as Listed;
  const department = mostCommon(companyUsers.map((person) => person.department ?? ''));
  const ids = companyUsers.map(({ id }) => id).slice(0, 3 * connections);
  const asked = { headers, path: list, method: 'POST' } as const;
  let turn = 0;
  return {
    department,
    filtered: { ...asked, body: listed({ departments: [department] }) },
    filteredAndCounted: { ...asked, body: () => listed({ departments: [department], search: invisible((turn += 1)) }) },
    unfiltered: { ...asked, body: listed({}) },
    empty: { path: '/api/authentication/api-keys', headers },
    profile: { path: `/api/companyusers/company-user?companyUserEncrId=${ids[0]}`, headers },
    edit: {
      path: '/api/companyusers/update-company-user',
      method: 'PUT',
      headers,
      body: () => JSON.stringify({ companyId: 1, id: ids[(turn += 1) % ids.length], tShirtSize: `size ${turn}` }),
    },
  };
}

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values.filter(Boolean)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? '';
}

/** Accents that the search ignores: the same people, but a selection without a cached total. */
function invisible(turn: number): string {
  return String.fromCharCode(0x300 + (turn % 64), 0x300 + (Math.floor(turn / 64) % 64));
}
