import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { lotteryRights } from '../contract/rights.ts';

/** What the row of the role table and its permission are called. */
export const enRights = { features: { lottery: 'Lottery' }, permissions: { Winkit: 'Lottery' } } satisfies RightsTexts<
  typeof lotteryRights
>;
