import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

const withheld = {
  overdue_told_at: 'When somebody was told that it is overdue; the notification is in their takeout.',
  given_to: 'Says again who has to do it.',
  former_completion: 'Kept a while to take back that it was opened again; the log has it too.',
  removed_at: 'Nobody has a task that was taken out of its plan.',
};

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
      // Nobody has what stands in a draft.
      person: { columns: ['given_to'] },
      without: 'company_user_id',
      withheld,
      order: ['created_at'],
    },
  ],
};
