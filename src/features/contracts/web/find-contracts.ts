import { call } from '#kernel/web/call.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import type { FindRecords } from '#kernel/web/entry.ts';
import type { getContracts } from '../contract/endpoints.ts';
import type { ContractFilter } from '../contract/lists.ts';

// By address: the palette needs none of the contract's schemas.
const read = endpointAt<typeof getContracts>({ method: 'GET', path: '/contracts/all' });

/** Contracts of any status by name, party and its organisation number, category, signer and responsible, for the palette (contracts.77). */
export const findContracts: FindRecords = async (search, { most, signal }) => {
  const filter: ContractFilter = { search };
  const { contracts } = await call(read, { query: { page: 1, pageSize: most, filter: JSON.stringify(filter) } }, { signal });
  return contracts.map(({ contractId, name, party, category }) => ({
    key: contractId,
    name,
    detail: [party, category].filter(Boolean).join(' · '),
    path: `/contracts/details?contractId=${contractId}`,
  }));
};
