import { personErasing } from '#features/people/server/public.ts';
import { serve } from '#kernel/server/serve.ts';
import { notifications } from '../contract/index.ts';
import { handlers as bell } from './bell/index.ts';
import { handlers as rules } from './rule-calls/index.ts';
import { eraseFromNotifications } from './store-rule.ts';

personErasing.listen(({ company, companyUserId }) => eraseFromNotifications(company, companyUserId));

// The integration's placeholder: handlers come file by file.
export default serve(notifications, { ...bell, ...rules } as never);
