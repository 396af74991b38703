export const enAudit = {
  entities: { auditLog: 'Log', auditErasure: 'Deleted content' },
  changed: { auditLog: '{actor} used the log', auditErasure: '{actor} deleted content of the log' },
  actions: {
    eraseDetails: '{actor} deleted the content of log entries',
    exportLogs: '{actor} exported the log',
    verifyLog: '{actor} verified the log',
  },
} as const;
