import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { sealedDeliveries } from './engine/seal-text.ts';

const once = 'Made of rule, subject and day, so that nobody is told twice.';
const own = { columns: ['company_user_id'] };

/** The tables of notifications, for takeouts. */
export const notificationsShare: TakeoutShare = {
  tables: [
    { table: 'notification_rule', naming: { created_by: 'Who made the rule; it is about the company, and the log has it too.' } },
    {
      table: 'notification',
      person: own,
      naming: { related_company_user_id: 'Whom somebody else was told of; what they were told is theirs.' },
      withheld: { key: once, scope: 'The kind of what it is about, which the reason says.' },
      order: ['at', 'id'],
    },
    {
      table: 'notification_delivery',
      person: own,
      withheld: { key: once },
      sealed: sealedDeliveries,
      order: ['created_at', 'id'],
    },
    { table: 'notification_preference', person: own, order: ['company_user_id'] },
    { table: 'notification_evaluation' },
  ],
};
