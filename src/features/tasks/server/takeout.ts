import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

const withheld = { overdue_told_at: 'When somebody was told that it is overdue; the notification is in their takeout.' };

/** Tasks, for takeouts: those about a person, and what a person has to do about things. */
export const tasksShare: TakeoutShare = {
  tables: [
    {
      table: 'task',
      person: { columns: ['company_user_id'] },
      naming: {
        responsible_id: 'A task is about its subject, in whose takeout it is.',
        completed_by: 'A task is about its subject, in whose takeout it is.',
        created_by: 'A task is about its subject, in whose takeout it is.',
      },
      withheld,
      order: ['created_at'],
    },
    {
      table: 'task',
      section: 'own_task',
      person: { columns: ['responsible_id'] },
      without: 'company_user_id',
      withheld,
      order: ['created_at'],
    },
  ],
};
