import type { FieldWords } from '#kernel/contract/texts.ts';
import { en } from './en.ts';

const roles = Object.fromEntries(Object.entries(en.roles).map(([role, { name }]) => [role, name]));

/** Words for what access control keeps, in the log and in takeouts. */
export const enFields = {
  records: {
    itemPermission: 'Personally granted access',
    viewAs: 'When someone viewed as this person',
  },
  fields: {
    accessControlAcknowledged: 'Access control in use',
    grants: 'Who has access',
    role: 'Role',
    level: 'Level',
    itemType: 'Type',
    itemId: 'Id',
  },
  fieldsOf: {
    viewAs: {
      viewed: 'Viewed as',
      viewedCompanyUserId: 'Viewed as',
      viewerCompanyUserId: 'Who viewed',
      beganAt: 'From',
      until: 'At the latest until',
      endedAt: 'To',
      ended: 'Ended',
    },
  },
  values: {
    area: {
      access: 'Access and invitations',
    },
    role: roles,
    level: en.items.levels,
  },
  valuesOf: {
    users: {
      columns: {
        name: en.users.name,
        role: en.users.role,
        access: en.users.userAccess,
        manager: en.users.reportsTo,
        lastLogin: en.users.lastLogin,
        mfa: en.users.mfaColumn,
      },
    },
    auditLog: {
      actorRole: roles,
    },
  },
} satisfies FieldWords;
