import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { createRule as contract } from '../../contract/endpoints-rules.ts';
import { insertRule, lockRules, readRules } from '../store-rule.ts';
import { loggedRule, requireValidRule, reloadRule } from './open-rule.ts';

/** Creates a rule, which is active immediately. */
export const createRule: Handler<typeof contract> = async (context, { body: { rule } }) => {
  const { company, actor, services, now, fail, audit } = context;
  await lockRules(company);
  requireValidRule({ services, fail }, rule, await readRules(company));
  const ruleId = newId();
  await insertRule(company, { ruleId, rule, by: actor.member.companyUserId, now });
  audit({ entity: 'notificationRule', entityId: ruleId, after: loggedRule(rule) });
  return { rule: await reloadRule(context, ruleId) };
};
