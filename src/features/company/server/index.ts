import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { company } from '../contract/index.ts';
import { createCompany } from './create-company.ts';
import { getCompany } from './get-company.ts';
import { jobs } from './jobs.ts';
import { lookUpRegistry } from './look-up-registry.ts';
import { setDirector } from './set-director.ts';
import { updateCompanyDetails } from './update-company-details.ts';
import { updateCompanyInterests } from './update-company-interests.ts';
import { updateCompanySettings } from './update-company-settings.ts';
import { companyShare } from './takeout.ts';

export default serve(
  company,
  {
    createCompany,
    getCompany,
    lookUpRegistry,
    setDirector,
    updateCompanyDetails,
    updateCompanyInterests,
    updateCompanySettings,
  },
  [
    add(jobKinds, ...jobs),
    add(takeoutShares, companyShare),
    add(loggedKinds, { entity: 'company', area: 'organisation', activity: 'readersOfLog', tells: 'everybody' }),
  ],
);
