import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** The company's subscription, for takeouts. */
export const subscriptionShare: TakeoutShare = {
  tables: [
    {
      table: 'subscription',
      naming: { trial_acknowledged_by: 'Who took note of the end of the trial for the company; the log has it too.' },
      order: ['subscription_uuid'],
    },
    { table: 'subscription_item', order: ['from_day', 'id'] },
    { table: 'subscription_change', order: ['day', 'id'] },
    { table: 'limit_usage', order: ['day', 'key'] },
    { table: 'subscription_users', order: ['day'] },
    { table: 'subscription_discount', order: ['from_day', 'id'] },
    { table: 'subscription_billed', order: ['subject_id'] },
    {
      table: 'subscription_purchase',
      naming: { started_by: 'Who bought; the log has it too.' },
      order: ['started_at', 'id'],
    },
  ],
};
