import type { EndpointAddress } from './entry.ts';

/** The read of what the user has started that goes on in the background: a write that starts such work lists it among its `changes`. */
export const ownWork = { method: 'GET', path: '/work/own' } as const satisfies EndpointAddress;
