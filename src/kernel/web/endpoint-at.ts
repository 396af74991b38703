import type { Endpoint } from '#kernel/contract/endpoint.ts';

/** An endpoint that answers JSON and takes no files: its method and path are all that a call needs while running. */
type Plain = Endpoint & { files?: undefined };

/**
 * An endpoint by its address alone, for calls before home is usable: the contract still types it, but its schemas are not loaded.
 * `endpointAt<typeof currentUser>({ method: 'GET', path: '/users/current-user' })` does not compile when the contract says otherwise.
 */
export function endpointAt<E extends Plain>(address: Pick<E, 'method' | 'path'>): E {
  // What is left out here is only read by the server, and by the compiler through E.
  return { ...address, answer: {} } as unknown as E;
}
