import { personErasing } from '#features/people/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { notifications } from '../contract/index.ts';
import { handlers as bell } from './bell/index.ts';
import { handlers as rules } from './rule-calls/index.ts';
import { jobs } from './jobs.ts';
import { reasonSources } from './public.ts';
import { reminderReason, tellOfReminders } from './sources/notes.ts';
import { peopleReasons, tellOfPeople } from './sources/people.ts';
import { companyReport } from './sources/report.ts';
import { eraseFromNotifications } from './store-rule.ts';
import { notificationsShare } from './takeout.ts';

export default serve(notifications, { ...bell, ...rules }, [
  add(takeoutShares, notificationsShare),
  add(jobKinds, ...jobs),
  add(reasonSources, ...peopleReasons, reminderReason, companyReport),
  ...tellOfPeople,
  tellOfReminders,
  on(personErasing, ({ company, companyUserId }) => eraseFromNotifications(company, companyUserId)),
]);
