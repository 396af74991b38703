import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { readTakeoutFiles } from './store-takeout.ts';

const own = { columns: ['company_user_id'] };
const ofFile = { through: 'file', on: { file_id: 'id' } };
const itsFile = { kind: 'file', column: 'file_id' };

const liftedFrom = 'Where it comes back to when a deleted folder is restored.';
const whose = 'Whose it is stands in a column for each kind of owner: of a person in `companyUserId`; without one it is the company’s.';
const withheld = {
  name_key: 'Made of the name, to compare by.',
  owner_kind: whose,
  owner_id: whose,
  deleted_with: 'What comes back together when somebody undoes a deletion; `deletedAt` says that it is deleted.',
};

/** Files, folders and their access logs, for takeouts. */
export const filesShare: TakeoutShare = {
  tables: [
    {
      table: 'file_tag',
      person: own,
      naming: { deleted_by: 'Who deleted it; the folder is somebody else’s, in whose takeout it is.' },
      withheld: { ...withheld, lifted_from: liftedFrom },
      record: { kind: 'fileTag', column: 'id' },
      order: ['name_key'],
    },
    {
      table: 'file',
      person: own,
      naming: {
        created_by: 'Who added it; the file is somebody else’s, in whose takeout it is.',
        deleted_by: 'Who deleted it; the file is somebody else’s, in whose takeout it is.',
      },
      withheld,
      record: { kind: 'file', column: 'id' },
      order: ['created_at'],
    },
    {
      table: 'file_in_tag',
      person: ofFile,
      withheld: { in_trash: 'Says of the folder that it is deleted, as the folder does itself.', lifted_from: liftedFrom },
      record: itsFile,
      order: ['file_id'],
    },
    { table: 'file_access', person: ofFile, lookers: ['company_user_id'], record: itsFile, order: ['at'] },
    { table: 'file_access', section: 'own_file_access', person: own, record: itsFile, order: ['at'] },
    { table: 'profile_image', person: own, order: ['side'] },
  ],
  leftOut: {
    company_logo: 'Its content is the logo that the company uploaded; the company says which one it is.',
    closed_erasure: 'To whom lines of the log about erased files are closed, by ids that nothing else has any more.',
    file_blob: 'Where content lies: each file says its own digest and size.',
    file_storage: 'The sum of the sizes of the files.',
  },
  files: readTakeoutFiles,
};
