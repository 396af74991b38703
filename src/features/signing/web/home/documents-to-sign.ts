import type { Answer } from '#kernel/contract/endpoint.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useQuietCall } from '#kernel/web/use-call.ts';
import type { getCompanySigningRequests } from '../../contract/endpoints.ts';
import type { SigningFilter } from '../../contract/lists.ts';

// By address, so that the home page does not load the schemas of requests.
const read = endpointAt<typeof getCompanySigningRequests>({ method: 'GET', path: '/signing/get-company-signing-requests' });
const filter: SigningFilter = { isForMe: true };

/** As many as the home page shows. */
export const maxShown = 3;

/** The first documents that wait for the user's signature, and how many there are; home and navigation ask once. */
export function useDocumentsToSign(): Answer<typeof getCompanySigningRequests> | undefined {
  return useQuietCall(read, { query: { page: 1, pageSize: maxShown, filter: JSON.stringify(filter) } }, { staleMinutes: 2 });
}
