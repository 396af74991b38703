import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** Notes, for takeouts. A reminder is a note with a date, and only its creator's (takeout.3). */
export const notesShare: TakeoutShare = {
  tables: [
    {
      table: 'note',
      person: { columns: ['company_user_id'] },
      unless: { column: 'notification_date', isOf: 'created_by' },
      naming: { created_by: 'A note is about its subject, in whose takeout it is.' },
      order: ['created_at'],
    },
    { table: 'note_reminder', order: ['note_id'] },
  ],
};
