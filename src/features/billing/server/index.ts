import { peopleLimits } from '#features/people/server/public.ts';
import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { billing } from '../contract/index.ts';
import { checkCompanyLimits } from './check-company-limits.ts';
import { readLimits } from './store.ts';
import { billingShare } from './taken-out.ts';

// People ask before somebody is added.
peopleLimits.listen(async (company) => {
  const limits = await readLimits(company, ['users', 'administrators']);
  return { users: limits.get('users') ?? null, administrators: limits.get('administrators') ?? null };
});

declareTakeout('billing', billingShare);

export default serve(billing, { checkCompanyLimits });
