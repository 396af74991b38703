import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enConnectFields, enConnectValues } from './en-connect-fields.ts';

export const noConnectFields: TextsLike<typeof enConnectFields> = {
  accountingConnection: {
    system: 'System',
    companyName: 'Virksomheten der',
    departmentName: 'Avdeling for nye ansatte',
    userType: 'Tilgang for nye ansatte',
    missingPrivileges: 'Manglende tilganger',
    hasNewKey: 'Ny nøkkel',
    sentTo: 'Kode sendt til',
    state: 'Status',
  },
};

export const noConnectValues: TextsLike<typeof enConnectValues> = {
  accountingConnection: {
    state: { ok: 'Koblet til', failing: 'Virker ikke akkurat nå', disabled: 'Av' },
    userType: { NO_ACCESS: 'Ingen tilgang', STANDARD: 'Standard', EXTENDED: 'Utvidet' },
  },
};
