import type { Handler } from '#kernel/server/serve.ts';
import type { updateTrafficLight as contract } from '../contract/endpoints.ts';
import { contractChange } from './log-contract.ts';
import { openContract, openToChange } from './open-contract.ts';
import { presentRow } from './present-contract.ts';
import { writeTrafficLight } from './store-contract.ts';

/** Sets the light of a contract. */
export const updateTrafficLight: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, audit } = context;
  const { contract: stored, day } = await openToChange(context, body, 'trafficLight');
  const { contractId, name, trafficLight } = stored;
  if (body.trafficLight !== trafficLight) {
    await writeTrafficLight(company, { contractId, trafficLight: body.trafficLight, by: actor.member.companyUserId, now });
    audit(contractChange(contractId, { name, trafficLight }, { name, trafficLight: body.trafficLight }));
  }
  return { contract: presentRow(actor.member, await openContract(context, contractId), day) };
};
