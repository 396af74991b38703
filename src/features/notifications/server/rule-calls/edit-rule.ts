import type { Handler } from '#kernel/server/serve.ts';
import type { editRule as contract } from '../../contract/endpoints-rules.ts';
import { writeRule } from '../store-rule.ts';
import { loggedRule, openRule, requireValidRule, reloadRule } from './open-rule.ts';

/** Changes the caller's own rule, or takes over a rule whose creator has left or may no longer edit rules. */
export const editRule: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, services, fail, audit } = context;
  const { ruleId, version, ...rule } = body.rule;
  const { row, others } = await openRule(context, { ruleId, version }, { isTakingOver: body.takeOver });
  // An inactive rule conflicts with nothing until it is activated.
  requireValidRule({ services, fail }, rule, row.isActive ? others : []);
  await writeRule(company, ruleId, rule, actor.member.companyUserId);
  const { companyUserId } = actor.member;
  const change = {
    before: { ...loggedRule(row), createdBy: row.createdBy },
    after: { ...loggedRule(rule), createdBy: companyUserId },
  };
  audit({ entity: 'notificationRule', entityId: ruleId, ...change });
  return { rule: await reloadRule(context, ruleId) };
};
