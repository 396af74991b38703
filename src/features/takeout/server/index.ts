import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { takeout } from '../contract/index.ts';
import { cancelDelete, deleteCompany, getLeaving } from './deletion/decide-deletion.ts';
import { takeOutPerson } from './person/take-out-person.ts';
import { logShare } from './taken-out.ts';

declareTakeout('takeout', logShare);

export default serve(takeout, { takeOutPerson, getLeaving, deleteCompany, cancelDelete });
