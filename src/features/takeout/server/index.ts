import { contentKept } from '#features/files/server/public.ts';
import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { takeout } from '../contract/index.ts';
import { cancelDelete, deleteCompany, getLeaving } from './deletion/decide-deletion.ts';
import { takeOutPerson } from './person/take-out-person.ts';
import { logShare } from './taken-out.ts';
import { downloadTakeout, getTakeouts, takeOutCompany } from './whole/ask-takeout.ts';
import { readKeptContent } from './whole/store-company-takeout.ts';

declareTakeout('takeout', logShare);
contentKept.listen(readKeptContent);

export default serve(takeout, { takeOutPerson, takeOutCompany, getTakeouts, downloadTakeout, getLeaving, deleteCompany, cancelDelete });
