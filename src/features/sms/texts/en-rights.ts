import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { smsRights } from '../contract/rights.ts';

/** What the row of the role table and its permission are called. */
export const enRights = { features: { sms: 'Text messages' }, permissions: { Sms: 'Text messages' } } satisfies RightsTexts<
  typeof smsRights
>;
