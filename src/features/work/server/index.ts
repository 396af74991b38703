import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { work } from '../contract/index.ts';
import { cancelWork } from './cancel-work.ts';
import { getAllWork } from './get-all-work.ts';
import { getOwnWork } from './get-own-work.ts';
import { workShare } from './takeout.ts';
import { tryWorkAgain } from './try-work-again.ts';

export default serve(work, { getAllWork, getOwnWork, tryWorkAgain, cancelWork }, [
  add(takeoutShares, workShare),
  add(loggedKinds, { entity: 'work', area: 'organisation', tells: ['OrganisationSettings'] }),
]);
