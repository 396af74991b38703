import { feature } from '#kernel/contract/feature.ts';
import { smsRights } from './rights.ts';

// The calls come in with their handlers.
export const sms = feature({ name: 'sms', rights: smsRights, endpoints: {} });
