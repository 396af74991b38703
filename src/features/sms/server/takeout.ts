import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

const leaving = 'The name of the message in the outbox, which leaves it after 30 days.';

/** Messages, for takeouts: a person’s are those they wrote, and that they were sent one. */
export const smsShare: TakeoutShare = {
  tables: [
    { table: 'sms_message', person: { columns: ['created_by'] }, order: ['created_at', 'id'] },
    {
      table: 'sms_message',
      section: 'got_sms_message',
      person: { through: 'sms_recipient', on: { id: 'message_id' } },
      naming: { created_by: 'Who sent a message; it is in their own takeout as one that they sent.' },
      order: ['created_at', 'id'],
    },
    {
      table: 'sms_recipient',
      person: { columns: ['company_user_id'] },
      withheld: { sms_id: leaving, former_sms_id: leaving },
      order: ['message_id', 'place'],
    },
    { table: 'sms_month', order: ['month'] },
  ],
};
