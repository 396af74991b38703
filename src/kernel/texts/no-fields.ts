import type { TextsLike } from '../contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: {
    auditLog: 'Endringer, og hvem som har sett',
    auditDetail: 'Hva som ble endret',
    ownActions: 'Hva denne personen har gjort',
  },
  fields: {
    id: 'Id',
    companyUserId: 'Person',
    name: 'Navn',
    at: 'Når',
    by: 'Av',
    byFullName: 'Av',
    createdAt: 'Registrert',
    createdBy: 'Registrert av',
    updatedAt: 'Endret',
    version: 'Versjon',
    status: 'Status',
    kind: 'Type',
    looked: 'Åpnet',
    changed: 'Endret uten at innholdet vises',
    columns: 'Kolonner',
    format: 'Filformat',
    people: 'Antall personer',
    rows: 'Antall rader',
    auditId: 'Linje i loggen',
    action: 'Hva',
    entity: 'Gjelder',
    entityId: 'Id',
    actorAccountId: 'Konto som gjorde det',
    actorCompanyUserId: 'Hvem gjorde det',
    actorRole: 'Rolle',
    via: 'Gjennom',
    before: 'Før',
    after: 'Nå',
  },
  values: {
    format: { csv: 'CSV', xlsx: 'Excel', pdf: 'PDF', markdown: 'Markdown' },
    area: {
      exports: 'Eksporter',
    },
    entity: { call: 'Annet' },
  },
  valuesOf: {
    auditLog: {
      via: {
        session: 'En økt',
        apiKey: 'En API-nøkkel',
        system: 'Samspill selv',
      },
    },
  },
};
