import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';
import { billingRights } from './rights.ts';

export const billing = feature({ name: 'billing', rights: billingRights, endpoints });
