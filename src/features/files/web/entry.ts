import { IconFolders } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Shared documents', no: 'Felles dokumenter' };
const companyTitle = { en: 'Company files', no: 'Virksomhetens filer' };
const gate = { permission: 'SharedDocuments' } as const;

// By address only: the contract's schemas are not loaded before the home page.
const readsOfFiles = [
  { method: 'POST', path: '/companies/get-company-files' },
  { method: 'POST', path: '/companyusers/get-company-user-files' },
  { method: 'POST', path: '/companies/get-deleted-files' },
  { method: 'POST', path: '/companyusers/get-deleted-files' },
] as const;

export default webEntry({
  routes: [
    {
      name: 'shared-documents',
      path: '/shared-documents',
      title,
      permissions: ['SharedDocuments'],
      load: async () => (await import('./SharedDocumentsPage.tsx')).SharedDocumentsPage,
    },
    {
      name: 'organisation-files',
      path: '/organisation/files',
      title: companyTitle,
      permissions: ['OrganisationView'],
      load: async () => (await import('./FilesMoved.tsx')).FilesMoved,
    },
  ],
  dialogs: [
    {
      key: 'logo',
      query: 'logo',
      changes: true,
      permission: 'OrganisationSettings',
      order: 4,
      load: async () => (await import('./logo/LogoDialog.tsx')).LogoDialog,
    },
  ],
  recordParts: [
    {
      record: 'company',
      key: 'files',
      place: 'tab',
      label: { en: 'Files', no: 'Filer' },
      order: 10,
      permission: 'OrganisationView',
      load: async () => (await import('./CompanyFiles.tsx')).CompanyFiles,
    },
    {
      record: 'company',
      key: 'storage',
      place: 'card',
      label: { en: 'Storage', no: 'Lagring' },
      order: 20,
      permission: 'OrganisationSettings',
      load: async () => (await import('./StorageCard.tsx')).StorageCard,
    },
    {
      record: 'person',
      key: 'files',
      place: 'tab',
      label: { en: 'Files', no: 'Filer' },
      order: 10,
      load: async () => (await import('./PersonFiles.tsx')).PersonFiles,
    },
  ],
  navigation: [{ key: 'shared-documents', group: 'hr', path: '/shared-documents', label: title, icon: IconFolders, ...gate, order: 1.2 }],
  tiles: [
    {
      key: 'shared-documents',
      path: '/shared-documents',
      label: title,
      icon: IconFolders,
      ...gate,
      order: 7,
    },
  ],
  topBar: [
    {
      key: 'uploads',
      order: 90,
      room: 'kernel',
      isElsewhere: true,
      load: async () => (await import('./upload/UploadCorner.tsx')).UploadCorner,
    },
  ],
  live: { file: readsOfFiles, folder: readsOfFiles, tag: readsOfFiles, fileTag: readsOfFiles },
});
