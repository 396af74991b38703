import { personErasing } from '#features/people/server/public.ts';
import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { notifications } from '../contract/index.ts';
import { handlers as bell } from './bell/index.ts';
import { handlers as rules } from './rule-calls/index.ts';
import { declarePeopleReasons } from './sources/people.ts';
import { declareReport } from './sources/report.ts';
import { eraseFromNotifications } from './store-rule.ts';
import { notificationsShare } from './taken-out.ts';

declarePeopleReasons();
declareReport();
declareTakeout('notifications', notificationsShare);
personErasing.listen(({ company, companyUserId }) => eraseFromNotifications(company, companyUserId));

export default serve(notifications, { ...bell, ...rules });
