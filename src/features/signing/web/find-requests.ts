import { call } from '#kernel/web/call.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import type { FindRecords } from '#kernel/web/entry.ts';
import type { getCompanySigningRequests, getCompletedCompanySigningRequests } from '../contract/endpoints.ts';
import type { SigningFilter } from '../contract/lists.ts';

// By address: the palette needs none of the contract's schemas.
const ongoing = endpointAt<typeof getCompanySigningRequests>({ method: 'GET', path: '/signing/get-company-signing-requests' });
const completed = endpointAt<typeof getCompletedCompanySigningRequests>({
  method: 'GET',
  path: '/signing/get-completed-company-signing-requests',
});

/** Requests by name, people and who asked, for the palette; ongoing ones first (signing.77). */
export const findRequests: FindRecords = async (search, { most, signal }) => {
  const filter: SigningFilter = { search };
  const query = { page: 1, pageSize: most, filter: JSON.stringify(filter) };
  const answers = await Promise.all([call(ongoing, { query }, { signal }), call(completed, { query }, { signal })]);
  const found = answers.flatMap(({ signingRequests }) => signingRequests).slice(0, most);
  return found.map(({ signingRequestId, name, recipients }) => ({
    key: signingRequestId,
    name: name ?? '',
    detail: recipients.map((person) => person.name).join(', '),
    path: `/esigning?signingRequestId=${signingRequestId}`,
  }));
};
