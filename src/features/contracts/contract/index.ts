import { feature } from '#kernel/contract/feature.ts';
import { contractRights } from './rights.ts';

export const contracts = feature({ name: 'contracts', rights: contractRights, endpoints: {} });
