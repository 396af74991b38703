import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** Notes, for takeouts: those about a person, and what a person wrote on things. A reminder is a note with a date, and only its creator's (takeout.3). */
export const notesShare: TakeoutShare = {
  tables: [
    {
      table: 'note',
      person: { columns: ['company_user_id'] },
      unless: { column: 'notification_date', isOf: 'created_by' },
      naming: { created_by: 'A note is about its subject, in whose takeout it is.' },
      order: ['created_at'],
    },
    { table: 'note', section: 'own_note', person: { columns: ['created_by'] }, without: 'company_user_id', order: ['created_at'] },
    { table: 'note_reminder', order: ['note_id'] },
  ],
};
