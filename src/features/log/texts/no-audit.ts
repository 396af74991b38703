import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { auditLog: 'Logg', auditErasure: 'Slettet innhold' },
  changed: { auditLog: '{actor} brukte loggen', auditErasure: '{actor} slettet innhold i loggen' },
  actions: {
    eraseDetails: '{actor} slettet innholdet i linjer i loggen',
    exportLogs: '{actor} eksporterte loggen',
    verifyLog: '{actor} kontrollerte loggen',
  },
};
