import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { no as panel } from './no-panel.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: {
    file: 'Filer',
    fileTag: 'Mapper',
    fileInTag: 'Hvilken fil som ligger i hvilken mappe',
    profileImage: 'Profilbilde',
    fileAccess: 'Hvem som har sett på filene',
    ownFileAccess: 'Filer denne personen har åpnet',
  },
  fields: {
    fileName: 'Filnavn',
    tagName: 'Mappenavn',
    tagId: 'Mappe',
    tagIds: 'Mapper',
    parentTagId: 'Ligger i',
    fileId: 'Fil',
    contentType: 'Filtype',
    size: 'Størrelse i byte',
    sha256: 'Sjekksum',
    side: 'Størrelse i piksler',
    deletedAt: 'Slettet',
    deletedBy: 'Slettet av',
    how: 'Hvordan',
    profileImage: 'Profilbilde',
    logo: 'Logo',
  },
  fieldsOf: {
    file: {
      url: 'Adresse',
    },
    fileTag: {
      parentId: 'Mappe over',
    },
  },
  values: {
    area: {
      files: 'Filer',
    },
    tagId: {
      unset: 'Øverst',
      '00000000-0000-7000-8000-000000000001': 'Felles dokumenter',
      other: 'En annen mappe',
    },
    tagIds: {
      unset: 'Øverst',
      '00000000-0000-7000-8000-000000000001': 'Felles dokumenter',
      other: 'En annen mappe',
    },
    parentTagId: {
      unset: 'Øverst',
      '00000000-0000-7000-8000-000000000001': 'Felles dokumenter',
      other: 'En annen mappe',
    },
    how: {
      view: 'Vist',
      download: 'Lastet ned',
    },
    looked: {
      view: 'Innholdet',
      download: 'Lastet ned',
    },
  },
  valuesOf: { files: { columns: panel.columns } },
};
