import { IconFolders } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Shared documents', no: 'Felles dokumenter' };
const gate = { permission: 'SharedDocuments' } as const;

// By address alone: the contract's schemas are not loaded before home.
const readsOfFiles = [
  { method: 'POST', path: '/companies/get-company-files' },
  { method: 'POST', path: '/companyusers/get-company-user-files' },
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
  ],
  navigation: [{ key: 'shared-documents', group: 'hr', path: '/shared-documents', label: title, icon: IconFolders, ...gate, order: 1.2 }],
  tiles: [
    {
      key: 'shared-documents',
      path: '/shared-documents',
      label: title,
      text: { en: 'Handbooks, routines and templates', no: 'Håndbøker, rutiner og maler' },
      icon: IconFolders,
      ...gate,
      order: 7,
    },
  ],
  profileTabs: [
    {
      key: 'files',
      label: { en: 'Files', no: 'Filer' },
      order: 10,
      permission: 'EmployeesViewDetails',
      load: async () => (await import('./PersonFiles.tsx')).PersonFiles,
    },
  ],
  topBar: [{ key: 'uploads', order: 90, load: async () => (await import('./upload/UploadTray.tsx')).UploadTray }],
  live: { file: readsOfFiles, folder: readsOfFiles, tag: readsOfFiles, fileTag: readsOfFiles, itemPermission: readsOfFiles },
});
