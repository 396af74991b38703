import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { no as output } from './no-output.ts';

const contract = {
  name: 'Navn',
  party: 'Part',
  partyId: 'Registrert part',
  partyAddress: 'Partens adresse',
  registerState: 'I Enhetsregisteret',
  category: 'Kategori',
  responsibleId: 'Ansvarlig',
  signedBy: 'Signert av',
  status: 'Status',
  typeId: 'Fornyelse',
  type: 'Fornyelse',
  currency: 'Valuta',
  contractValue: 'Verdi',
  value: 'Verdi',
  interval: 'Verdi per',
  valueInterval: 'Verdi per',
  startDate: 'Start',
  endDate: 'Slutt på første periode',
  renewalInterval: 'Fornyes med',
  renewalNumber: 'Fornyes med',
  renewalUnit: 'Fornyes med',
  noticePeriod: 'Oppsigelsestid',
  noticeNumber: 'Oppsigelsestid',
  noticeUnit: 'Oppsigelsestid',
  terminatedOn: 'Sagt opp',
  hasNotification: 'Varsler',
  daysBefore: 'Varsler så mange dager før',
  notifications: 'Varsler som er på',
  trafficLight: 'Trafikklys',
  contacts: 'Kontaktpersoner',
  parentId: 'Tillegg til',
  changedBy: 'Endret av',
  changedAt: 'Endret',
};
const notification = {
  contractId: 'Avtale',
  type: 'Gjelder',
  daysBefore: 'Dager før',
  channels: 'Kanaler',
  recipientId: 'Mottaker',
  isActive: 'Aktivt',
  isSuggested: 'Foreslått',
};
const units = { day: 'dager', month: 'måneder' };
const channels = { 1: 'I Samspill', 2: 'E-post', 3: 'SMS' };

export const noFields: TextsLike<typeof enFields> = {
  records: {
    contract: 'Avtaler',
    contractNotification: 'Avtalevarsler',
    contractFeed: 'Kalenderadresser for avtaler',
    contractSettings: 'Innstillinger for avtaler',
  },
  fields: { contractId: 'Avtale', contracts: 'Avtaler' },
  fieldsOf: {
    contract,
    contractNotification: notification,
    contractFeed: { companyUserId: 'Person', fetchedAt: 'Sist hentet' },
    contractSettings: { movesToWorkingDay: 'Flytt frister til arbeidsdagen før' },
  },
  values: { area: { contracts: 'Avtaler' } },
  valuesOf: {
    contracts: { columns: output.columns },
    contract: {
      status: { 1: 'Aktiv', 2: 'Inaktiv', 3: 'Oppsagt', 4: 'I prøveperiode' },
      typeId: { 1: 'Fornyes automatisk', 2: 'Avsluttes' },
      type: { 1: 'Fornyes automatisk', 2: 'Avsluttes' },
      interval: { 1: 'Måned', 2: 'År', 3: 'Time' },
      valueInterval: { 1: 'Måned', 2: 'År', 3: 'Time' },
      registerState: { active: 'Aktiv', windingUp: 'Under avvikling', bankrupt: 'Konkurs', deleted: 'Slettet' },
      trafficLight: { Green: 'Grønt', Yellow: 'Gult', Red: 'Rødt' },
      renewalUnit: units,
      noticeUnit: units,
      // Of its notifications in the log.
      channels,
      counts: { when: 'dager før' },
    },
    contractNotification: { type: { 1: 'Fornyelse', 2: 'Slutt' }, channels },
    file: { ownerKind: { contract: 'Avtalen' } },
    fileTag: { ownerKind: { contract: 'Avtalen' } },
    task: { ownerKind: { contract: 'Avtalen' } },
    ownTask: { ownerKind: { contract: 'Avtalen' } },
    ownNote: { kind: { contract: 'Om en avtale' } },
    note: { kind: { contract: 'Om en avtale' } },
  },
};
