import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';
import { lotteryRights } from './rights.ts';

export const lottery = feature({ name: 'lottery', rights: lotteryRights, endpoints });
