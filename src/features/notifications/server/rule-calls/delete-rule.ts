import type { Handler } from '#kernel/server/serve.ts';
import type { deleteRule as contract } from '../../contract/endpoints-rules.ts';
import { deleteRuleRow } from '../store-rule.ts';
import { loggedRule, openRule } from './open-rule.ts';

/** Deletes a rule; its notifications stay. */
export const deleteRule: Handler<typeof contract> = async (context, { body }) => {
  const { row } = await openRule(context, body);
  await deleteRuleRow(context.company, row.ruleId);
  context.audit({ entity: 'notificationRule', entityId: row.ruleId, before: loggedRule(row) });
  return {};
};
