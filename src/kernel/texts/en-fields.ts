import type { FieldWords } from '../contract/texts.ts';

/** Words for what every feature keeps alike and for the log itself, in the log and in takeouts. */
export const enFields = {
  records: {
    auditLog: 'Changes, and who looked',
    auditDetail: 'What was changed',
    ownActions: 'What this person has done',
  },
  fields: {
    id: 'Id',
    companyUserId: 'Person',
    name: 'Name',
    at: 'When',
    by: 'By',
    byFullName: 'By',
    createdAt: 'Registered',
    createdBy: 'Registered by',
    updatedAt: 'Changed',
    version: 'Version',
    status: 'Status',
    kind: 'Kind',
    looked: 'Opened',
    changed: 'Changed, without showing what it says',
    columns: 'Columns',
    format: 'File format',
    people: 'Number of people',
    rows: 'Number of rows',
    auditId: 'Line of the log',
    action: 'What',
    entity: 'About',
    entityId: 'Id',
    actorAccountId: 'Account that did it',
    actorCompanyUserId: 'Who did it',
    actorRole: 'Role',
    via: 'Through',
    before: 'Before',
    after: 'Now',
  },
  values: {
    area: {
      exports: 'Exports',
    },
    entity: { call: 'Other' },
  },
  valuesOf: {
    auditLog: {
      via: {
        session: 'A sign-in',
        apiKey: 'An API key',
        system: 'Samspill itself',
      },
    },
  },
} satisfies FieldWords;
