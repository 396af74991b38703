import { serve } from '#kernel/server/serve.ts';
import { billing } from '../contract/index.ts';
import { checkCompanyLimits } from './check-company-limits.ts';

export default serve(billing, { checkCompanyLimits });
