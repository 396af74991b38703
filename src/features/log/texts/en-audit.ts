export const enAudit = {
  entities: { auditLog: 'Log' },
  changed: { auditLog: '{actor} did something with the log' },
  actions: {
    exportLogs: '{actor} exported the log',
    verifyLog: '{actor} verified the log',
  },
} as const;
