import { IconContract } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';
import { readsOfDocuments } from './reads-of-documents.ts';

const title = { en: 'Employment contracts', no: 'Arbeidsavtaler' };
export const newTitle = { en: 'New employment contract', no: 'Ny arbeidsavtale' };
const manyTitle = { en: 'Employment contracts for several people', no: 'Arbeidsavtaler til flere' };
export const gate = { permission: 'EmployeeContracts', feature: 'employeeContract', subscriptionFeature: 'employeecontract' } as const;
const page = { requiredFeature: 'employeeContract', subscriptionFeature: 'employeecontract' } as const;

export default webEntry({
  routes: [
    {
      name: 'employee-contract',
      path: '/employee-contract',
      title,
      ...page,
      permissions: ['EmployeeContracts'],
      load: async () => (await import('./list/DocumentsPage.tsx')).DocumentsPage,
    },
    {
      name: 'employee-contract-new',
      path: '/employee-contract/new',
      title: newTitle,
      ...page,
      permissions: ['EmployeeContractsEdit'],
      load: async () => (await import('./new/NewDocumentPage.tsx')).NewDocumentPage,
    },
    {
      name: 'employee-contract-many',
      path: '/employee-contract/many',
      title: manyTitle,
      ...page,
      permissions: ['EmployeeContractsEdit'],
      load: async () => (await import('./many/NewForManyPage.tsx')).NewForManyPage,
    },
    {
      name: 'employee-contract-edit',
      path: '/employee-contract/edit',
      title: { en: 'Edit employment contract', no: 'Rediger arbeidsavtale' },
      ...page,
      permissions: ['EmployeeContractsEdit'],
      load: async () => (await import('./wizard/WizardPage.tsx')).WizardPage,
    },
    {
      name: 'employee-contract-view',
      path: '/employee-contract/view',
      record: 'employmentContract',
      title: { en: 'Employment contract', no: 'Arbeidsavtale' },
      ...page,
      permissions: ['EmployeeContracts'],
      load: async () => (await import('./record/DocumentPage.tsx')).DocumentPage,
    },
  ],
  navigation: [
    { key: 'employee-contract', group: 'hr', path: '/employee-contract', label: title, icon: IconContract, ...gate, order: 1.5 },
  ],
  tiles: [
    {
      key: 'employee-contract',
      path: '/employee-contract',
      label: title,
      icon: IconContract,
      ...gate,
      order: 4,
    },
  ],
  found: [
    {
      key: 'employee-contract',
      label: title,
      icon: IconContract,
      ...gate,
      order: 20,
      load: async () => (await import('./find-documents.ts')).findDocuments,
    },
  ],
  recordParts: [
    {
      record: 'person',
      key: 'employee-contract',
      place: 'card',
      label: title,
      order: 10,
      ...gate,
      needsAccess: true,
      load: async () => (await import('./person/PersonContracts.tsx')).PersonContracts,
    },
    {
      record: 'employmentContract',
      key: 'log',
      place: 'tab',
      label: { en: 'Log', no: 'Logg' },
      order: 40,
      permission: 'OrganisationLogs',
      load: async () => (await import('./record/DocumentLog.tsx')).DocumentLog,
    },
  ],
  live: {
    employmentContract: [...readsOfDocuments, { method: 'GET', path: '/dashboard/recent-activity' }],
  },
});
