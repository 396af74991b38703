/** What fields and values of connections are called. */
export const enConnectFields = {
  accountingConnection: {
    system: 'System',
    companyName: 'Company there',
    departmentName: 'Department of new people',
    userType: 'Access of new people',
    missingPrivileges: 'Missing access',
    hasNewKey: 'New key',
    sentTo: 'Code sent to',
    state: 'Status',
  },
};

export const enConnectValues = {
  accountingConnection: {
    state: { ok: 'Connected', failing: 'Not working just now', disabled: 'Off' },
    userType: { NO_ACCESS: 'No access', STANDARD: 'Standard', EXTENDED: 'Extended' },
  },
};
