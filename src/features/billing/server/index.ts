import { add } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { billing } from '../contract/index.ts';
import { checkCompanyLimits } from './check-company-limits.ts';
import { billingShare } from './takeout.ts';

export default serve(billing, { checkCompanyLimits }, [add(takeoutShares, billingShare)]);
