import { IconFileCertificate } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';
import { readsOfContractImports, readsOfContracts } from './reads-of-contracts.ts';

/** What shows names and marks of other records beside a contract. */
const shown = [
  { method: 'GET', path: '/contracts/all' },
  { method: 'GET', path: '/contracts/get-contract' },
] as const;
const filesAndLog = [
  { method: 'POST', path: '/contracts/get-contract-files' },
  { method: 'GET', path: '/contracts/get-logs' },
] as const;
const title = { en: 'Contracts', no: 'Avtaler' };
export const gate = { permission: 'Contracts', feature: 'contracts', subscriptionFeature: 'contracts' } as const;
const page = { permissions: ['Contracts'], requiredFeature: 'contracts', subscriptionFeature: 'contracts' } as const;

export default webEntry({
  routes: [
    {
      name: 'contracts',
      path: '/contracts',
      title,
      ...page,
      load: async () => (await import('./ContractsPage.tsx')).ContractsPage,
    },
    {
      name: 'contracts-new',
      path: '/contracts/new',
      title: { en: 'New contract', no: 'Ny avtale' },
      ...page,
      permissions: ['ContractsEdit'],
      load: async () => (await import('./form/ContractNewPage.tsx')).ContractNewPage,
    },
    {
      name: 'contracts-import',
      path: '/contracts/import',
      title: { en: 'Import contracts', no: 'Importer avtaler' },
      ...page,
      permissions: ['ContractsEdit'],
      load: async () => (await import('./import/ContractImportPage.tsx')).ContractImportPage,
    },
    {
      name: 'contracts-edit',
      path: '/contracts/edit',
      title: { en: 'Edit contract', no: 'Rediger avtale' },
      ...page,
      load: async () => (await import('./form/ContractEditPage.tsx')).ContractEditPage,
    },
    {
      name: 'contracts-details',
      path: '/contracts/details',
      record: 'contract',
      title: { en: 'Contract', no: 'Avtale' },
      ...page,
      load: async () => (await import('./record/ContractPage.tsx')).ContractPage,
    },
  ],
  navigationGroups: [{ key: 'agreements', label: { en: 'Contracts and privacy', no: 'Avtaler og personvern' }, order: 2 }],
  navigation: [{ key: 'contracts', path: '/contracts', label: title, icon: IconFileCertificate, group: 'agreements', ...gate, order: 30 }],
  tiles: [
    {
      key: 'contracts',
      path: '/contracts',
      label: title,
      icon: IconFileCertificate,
      ...gate,
      order: 5,
    },
  ],
  found: [
    {
      key: 'contracts',
      label: title,
      icon: IconFileCertificate,
      ...gate,
      order: 10,
      load: async () => (await import('./find-contracts.ts')).findContracts,
    },
  ],
  widgets: [
    {
      key: 'contracts-soon',
      title: { en: 'Contracts to act on', no: 'Avtaler med frist' },
      ...gate,
      order: 15,
      room: 'contracts/home',
      load: async () => (await import('./home/UpcomingContracts.tsx')).UpcomingContracts,
    },
  ],
  recordParts: [
    {
      record: 'contract',
      key: 'files',
      place: 'tab',
      label: { en: 'Files', no: 'Filer' },
      order: 10,
      load: async () => (await import('./record/ContractFiles.tsx')).ContractFiles,
    },
    {
      record: 'contract',
      key: 'tasks',
      place: 'tab',
      label: { en: 'Obligations', no: 'Forpliktelser' },
      order: 20,
      load: async () => (await import('./record/ContractTasks.tsx')).ContractTasks,
    },
    {
      record: 'contract',
      key: 'notes',
      place: 'tab',
      label: { en: 'Notes', no: 'Notater' },
      order: 30,
      load: async () => (await import('./record/ContractNotes.tsx')).ContractNotes,
    },
    {
      record: 'contract',
      key: 'log',
      place: 'tab',
      label: { en: 'Log', no: 'Logg' },
      order: 40,
      load: async () => (await import('./record/ContractLog.tsx')).ContractLog,
    },
  ],
  live: {
    contract: [...readsOfContracts, { method: 'GET', path: '/dashboard/recent-activity' }],
    contractSettings: [...readsOfContracts, { method: 'GET', path: '/dashboard/recent-activity' }],
    contractImport: [...readsOfContractImports, { method: 'GET', path: '/dashboard/recent-activity' }],
    contractFeed: [{ method: 'GET', path: '/contracts/get-feed' }],
    // Days on which nobody works move the day to act by.
    absenceSettings: readsOfContracts,
    companyWorkWeek: readsOfContracts,
    // The list marks contracts with notes.
    note: [...shown, { method: 'GET', path: '/contracts/get-notes' }],
    file: [...shown, ...filesAndLog],
    fileTag: [...shown, ...filesAndLog],
    party: [...shown, { method: 'GET', path: '/contracts/get-parties' }],
    companyUser: [...shown, { method: 'GET', path: '/contracts/get-possible-responsibles' }],
  },
});
