import { memberByPerson } from '#features/people/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { explain as contract } from '../../contract/endpoints-explain.ts';
import type { Explanation } from '../../contract/entities-explain.ts';
import { explainItem } from './explain-item.ts';
import { explainPerson } from './explain-person.ts';
import { readHasAccess } from './store-explain.ts';

/** Says whether a member sees a thing, and why; undefined when there is no such thing. */
export type Explainer = (company: Company, member: Membership, itemId: string) => Promise<Explanation | undefined>;

const explainers = new Map<string, Explainer>([['person', explainPerson]]);

/** Declares how a kind of thing that is no restricted item explains itself. */
export function keepExplainer(itemType: string, explainer: Explainer): void {
  explainers.set(itemType, explainer);
}

/** Why can X see this? For administrators; what they ask about they see themselves, and of what lies in it nothing is told. */
export const explain: Handler<typeof contract> = async ({ company, actor, fail }, { query: { companyUserId, itemType, itemId } }) => {
  if (actor.member.levels.people !== 'full') fail('common.Forbidden');
  const member = (await memberByPerson(company, companyUserId)) ?? fail('common.NotFound');
  const explainer =
    explainers.get(itemType) ?? ((unit, whose, id) => explainItem(unit, { member: whose, asking: actor.member }, { itemType, itemId: id }));
  const explanation = (await explainer(company, member, itemId)) ?? fail('common.NotFound');
  const maySignIn = member.state !== 'inactive' && (await readHasAccess(company, companyUserId));
  if (maySignIn) return { explanation };
  return { explanation: { sees: false, reasons: [{ kind: 'noSignIn' }, ...explanation.reasons] } };
};
