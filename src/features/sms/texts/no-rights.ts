import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { smsRights } from '../contract/rights.ts';

/** What the row of the role table and its permission are called. */
export const noRights = { features: { sms: 'Tekstmeldinger' }, permissions: { Sms: 'Tekstmeldinger' } } satisfies RightsTexts<
  typeof smsRights
>;
