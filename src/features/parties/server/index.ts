import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { parties } from '../contract/index.ts';
import { deleteParty, refreshParty, updateParty } from './change-party.ts';
import { createParty } from './create-party.ts';
import { findInRegister } from './find-in-register.ts';
import { getParty, searchParties } from './get-parties.ts';
import { partiesShare } from './takeout.ts';

export default serve(parties, { searchParties, getParty, findInRegister, createParty, updateParty, refreshParty, deleteParty }, [
  add(takeoutShares, partiesShare),
  add(loggedKinds, { entity: 'party', area: 'parties', nameField: 'name', activity: 'readersOfLog', tells: ['Contracts', 'Gdpr'] }),
]);
