import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';
import { smsRights } from './rights.ts';

export const sms = feature({ name: 'sms', rights: smsRights, endpoints });
