import { serve } from '#kernel/server/serve.ts';
import { company } from '../contract/index.ts';
import { createCompany } from './create-company.ts';
import { getCompany } from './get-company.ts';
import { lookUpRegistry } from './look-up-registry.ts';
import { setDirector } from './set-director.ts';
import { updateCompanySettings } from './update-company-settings.ts';

export default serve(company, { createCompany, getCompany, lookUpRegistry, setDirector, updateCompanySettings });
