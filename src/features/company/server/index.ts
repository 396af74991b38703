import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { company } from '../contract/index.ts';
import { createCompany } from './create-company.ts';
import { getCompany } from './get-company.ts';
import { lookUpRegistry } from './look-up-registry.ts';
import { setDirector } from './set-director.ts';
import { updateCompanyDetails } from './update-company-details.ts';
import { updateCompanyInterests } from './update-company-interests.ts';
import { updateCompanySettings } from './update-company-settings.ts';
import { companyShare } from './taken-out.ts';

declareTakeout('company', companyShare);

export default serve(company, {
  createCompany,
  getCompany,
  lookUpRegistry,
  setDirector,
  updateCompanyDetails,
  updateCompanyInterests,
  updateCompanySettings,
});
