export const enAudit = {
  entities: { auditLog: 'Log', auditErasure: 'Erased content' },
  changed: { auditLog: '{actor} did something with the log', auditErasure: '{actor} erased content of the log' },
  actions: {
    eraseDetails: '{actor} erased the content of lines in the log',
    exportLogs: '{actor} exported the log',
    verifyLog: '{actor} verified the log',
  },
} as const;
