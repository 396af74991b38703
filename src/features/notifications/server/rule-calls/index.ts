import { activateRule, deactivateRule } from './switch-rule.ts';
import { createRule } from './create-rule.ts';
import { deleteRule } from './delete-rule.ts';
import { editRule } from './edit-rule.ts';
import { getNotificationsOverview } from './get-notifications-overview.ts';
import { simulateRule } from './simulate-rule.ts';

/** The handlers of the calls about rules. */
export const handlers = { getNotificationsOverview, createRule, editRule, activateRule, deactivateRule, deleteRule, simulateRule };
