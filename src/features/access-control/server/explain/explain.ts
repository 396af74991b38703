import { memberByPerson } from '#features/people/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { explain as contract } from '../../contract/endpoints-explain.ts';
import { explainItem } from './explain-item.ts';
import { explainers } from './explainers.ts';
import { readHasAccess } from './store-explain.ts';

/** Explains to administrators why a user can see an item; the administrator must see it too, and its content is not revealed. */
export const explain: Handler<typeof contract> = async (
  { company, actor, services, fail },
  { query: { companyUserId, itemType, itemId } },
) => {
  if (actor.member.levels.people !== 'full') fail('common.Forbidden');
  const member = (await memberByPerson({ company, services }, companyUserId)) ?? fail('common.NotFound');
  const explainer = services.registers.of(explainers).get(itemType);
  const found = explainer
    ? explainer.explain({ company, services, asking: actor.member }, member, itemId)
    : explainItem({ company, services }, { member, asking: actor.member }, { itemType, itemId });
  const explanation = (await found) ?? fail('common.NotFound');
  const maySignIn = member.state !== 'inactive' && (await readHasAccess(company, companyUserId));
  if (maySignIn) return { explanation };
  return { explanation: { sees: false, reasons: [{ kind: 'noSignIn' }, ...explanation.reasons] } };
};
