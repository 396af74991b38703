import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { readTakeoutFiles } from './store-takeout.ts';

const own = { columns: ['company_user_id'] };
const ofFile = { through: 'file', on: { file_id: 'id' } };

/** Files, folders and their access logs, for takeouts. */
export const filesShare: TakeoutShare = {
  tables: [
    { table: 'file_tag', person: own, order: ['name_key'], withheld: { name_key: 'Made of the name, to compare by.' } },
    {
      table: 'file',
      person: own,
      naming: { created_by: 'Who added it; the file is somebody else’s, in whose takeout it is.' },
      withheld: { name_key: 'Made of the name, to compare by.' },
      order: ['created_at'],
    },
    { table: 'file_in_tag', person: ofFile, order: ['file_id'] },
    { table: 'file_access', person: ofFile, lookers: ['company_user_id'], order: ['at'] },
    { table: 'file_access', section: 'own_file_access', person: own, order: ['at'] },
    { table: 'profile_image', person: own, order: ['side'] },
  ],
  leftOut: {
    company_logo: 'Its content is the logo that the company uploaded; the company says which one it is.',
    file_blob: 'Where content lies: each file says its own digest and size.',
    file_storage: 'The sum of the sizes of the files.',
  },
  files: readTakeoutFiles,
};
