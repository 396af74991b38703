import type { FieldWords } from '#kernel/contract/texts.ts';
import { en as output } from './en-output.ts';

const contract = {
  name: 'Name',
  party: 'Party',
  partyId: 'Registered party',
  partyAddress: 'Address of the party',
  registerState: 'In the business register',
  category: 'Category',
  responsibleId: 'Responsible',
  signedBy: 'Signed by',
  status: 'Status',
  typeId: 'Renewal',
  type: 'Renewal',
  currency: 'Currency',
  contractValue: 'Value',
  value: 'Value',
  interval: 'Value per',
  valueInterval: 'Value per',
  startDate: 'Start',
  endDate: 'End of first term',
  renewalInterval: 'Renews for',
  renewalNumber: 'Renews for',
  renewalUnit: 'Renews for',
  noticePeriod: 'Notice period',
  noticeNumber: 'Notice period',
  noticeUnit: 'Notice period',
  terminatedOn: 'Terminated on',
  hasNotification: 'Notifications',
  daysBefore: 'Days before',
  notifications: 'Notifications that are on',
  trafficLight: 'Traffic light',
  contacts: 'Contacts',
  parentId: 'Amends',
  changedBy: 'Changed by',
  changedAt: 'Changed',
};
const notification = {
  contractId: 'Contract',
  type: 'Concerns',
  daysBefore: 'Days before',
  channels: 'Channels',
  recipientId: 'Recipient',
  isActive: 'Active',
  isSuggested: 'Suggested',
};
const units = { day: 'days', month: 'months' };
const channels = { 1: 'In Samspill', 2: 'E-mail', 3: 'SMS' };

/** Words for what is kept about contracts, in the log and in takeouts. */
export const enFields = {
  records: {
    contract: 'Contracts',
    contractNotification: 'Contract notifications',
    contractFeed: 'Calendar addresses for contracts',
    contractSettings: 'Contract settings',
  },
  // Of a contract’s files, notes and tasks.
  fields: { contractId: 'Contract', contracts: 'Contracts' },
  fieldsOf: {
    contract,
    contractNotification: notification,
    contractFeed: { companyUserId: 'Person', fetchedAt: 'Last fetched' },
    contractSettings: { movesToWorkingDay: 'Move deadlines to the working day before' },
  },
  values: { area: { contracts: 'Contracts' } },
  valuesOf: {
    contracts: { columns: output.columns },
    contract: {
      status: { 1: 'Active', 2: 'Inactive', 3: 'Terminated', 4: 'In trial period' },
      typeId: { 1: 'Renews automatically', 2: 'Ends' },
      type: { 1: 'Renews automatically', 2: 'Ends' },
      interval: { 1: 'Month', 2: 'Year', 3: 'Hour' },
      valueInterval: { 1: 'Month', 2: 'Year', 3: 'Hour' },
      registerState: { active: 'Active', windingUp: 'Being wound up', bankrupt: 'Bankrupt', deleted: 'Deleted' },
      trafficLight: { Green: 'Green', Yellow: 'Yellow', Red: 'Red' },
      renewalUnit: units,
      noticeUnit: units,
      // Of its notifications in the log.
      channels,
      counts: { when: 'days before' },
    },
    contractNotification: { type: { 1: 'Renewal', 2: 'End' }, channels },
    file: { ownerKind: { contract: 'The contract' } },
    fileTag: { ownerKind: { contract: 'The contract' } },
    task: { ownerKind: { contract: 'The contract' } },
    ownTask: { ownerKind: { contract: 'The contract' } },
    ownNote: { kind: { contract: 'About a contract' } },
    note: { kind: { contract: 'About a contract' } },
  },
} satisfies FieldWords;
