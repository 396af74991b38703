import { retainedContent } from '#features/files/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import { takeout } from '../contract/index.ts';
import { cancelDelete, deleteCompany, getLeaving } from './deletion/decide-deletion.ts';
import { jobs } from './jobs.ts';
import { takeOutPerson } from './person/take-out-person.ts';
import { logShare } from './takeout.ts';
import { downloadTakeout, getTakeouts, takeOutCompany } from './whole/company-takeouts.ts';
import { takeoutWork } from './whole/pack-company.ts';
import { readStoredContent } from './whole/store-company-takeout.ts';

export default serve(takeout, { takeOutPerson, takeOutCompany, getTakeouts, downloadTakeout, getLeaving, deleteCompany, cancelDelete }, [
  add(takeoutShares, logShare),
  add(loggedKinds, { entity: 'companyTakeout', area: 'exports', tells: ['OrganisationSettings'] }),
  add(jobKinds, ...jobs),
  add(workKinds, takeoutWork),
  on(retainedContent, readStoredContent),
]);
