import type { FieldWords } from '../contract/texts.ts';

/** Words for what every feature keeps alike and for the log itself, in the log and in takeouts. */
export const enFields = {
  records: {
    auditLog: 'Changes, and who viewed',
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
    kind: 'Type',
    looked: 'Opened',
    changed: 'Changed, without showing what it says',
    columns: 'Columns',
    format: 'File format',
    people: 'Number of people',
    rows: 'Number of rows',
    auditId: 'Log entry',
    action: 'What',
    entity: 'Concerns',
    entityId: 'Id',
    actorAccountId: 'Account that did it',
    actorCompanyUserId: 'Who did it',
    actorRole: 'Role',
    via: 'Through',
    before: 'Before',
    after: 'Now',
  },
  values: {
    format: { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF', markdown: 'Markdown' },
    area: {
      exports: 'Exports',
    },
    entity: { call: 'Other' },
  },
  valuesOf: {
    auditLog: {
      via: {
        session: 'A session',
        apiKey: 'An API key',
        system: 'Samspill itself',
      },
    },
  },
} satisfies FieldWords;
