import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { no } from './no.ts';

const roles = Object.fromEntries(Object.entries(no.roles).map(([role, { name }]) => [role, name]));

export const noFields: TextsLike<typeof enFields> = {
  records: {
    itemPermission: 'Personlig tildelt tilgang',
    viewAs: 'Når noen har sett Samspill som denne personen',
  },
  fields: {
    accessControlAcknowledged: 'Tilgangsstyring tatt i bruk',
    grants: 'Hvem som har tilgang',
    role: 'Rolle',
    level: 'Nivå',
    itemType: 'Type',
    itemId: 'Id',
  },
  fieldsOf: {
    viewAs: {
      viewed: 'Sett som',
      viewedCompanyUserId: 'Sett som',
      viewerCompanyUserId: 'Hvem så',
      beganAt: 'Fra',
      until: 'Senest til',
      endedAt: 'Til',
      ended: 'Avsluttet',
    },
  },
  values: {
    area: {
      access: 'Tilgang og invitasjoner',
    },
    role: roles,
    level: no.items.levels,
  },
  valuesOf: {
    users: {
      columns: {
        name: no.users.name,
        role: no.users.role,
        access: no.users.userAccess,
        manager: no.users.reportsTo,
        lastLogin: no.users.lastLogin,
        mfa: no.users.mfaColumn,
      },
    },
    auditLog: {
      actorRole: roles,
    },
  },
};
