import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { ownWork } from '#kernel/web/own-work.ts';
import type * as work from '../../contract/endpoints.ts';

// By address only: running work is on every page, which does not load schemas.
export const getOwnWork = endpointAt<typeof work.getOwnWork>(ownWork);
