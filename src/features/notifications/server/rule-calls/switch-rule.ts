import type { Handler } from '#kernel/server/serve.ts';
import type { activateRule as activating, deactivateRule as deactivating } from '../../contract/endpoints-rules.ts';
import { switchRule, type RuleRow } from '../store-rule.ts';
import { loggedRule, openRule, requireNoConflict, reloadRule } from './open-rule.ts';

/** Activates a rule, unless it conflicts with another active one. */
export const activateRule: Handler<typeof activating> = async (context, { body }) => {
  const { company, fail, audit } = context;
  const { row, others } = await openRule(context, body);
  if (!row.isActive) {
    requireNoConflict({ fail }, row, others);
    await switchRule(company, row.ruleId, true);
    audit(switched(row, true));
  }
  return { rule: await reloadRule(context, row.ruleId) };
};

/** Deactivates a rule; its content is kept. */
export const deactivateRule: Handler<typeof deactivating> = async (context, { body }) => {
  const { company, audit } = context;
  const { row } = await openRule(context, body);
  if (row.isActive) {
    await switchRule(company, row.ruleId, false);
    audit(switched(row, false));
  }
  return { rule: await reloadRule(context, row.ruleId) };
};

/** The log entry of a rule that was switched on or off, with the title of the rule. */
function switched(row: RuleRow, isActive: boolean) {
  const { title } = loggedRule(row);
  return { entity: 'notificationRule', entityId: row.ruleId, before: { title, isActive: !isActive }, after: { title, isActive } };
}
