import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { auditLog: 'Logg' },
  changed: { auditLog: '{actor} gjorde noe med loggen' },
  actions: {
    exportLogs: '{actor} tok ut loggen som fil',
    verifyLog: '{actor} kontrollerte loggen',
  },
};
