import { itemTypes } from '#features/access-control/server/public.ts';
import { usageQuery } from '#features/billing/server/public.ts';
import { personErasing } from '#features/people/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { files } from '../contract/index.ts';
import { getFileAccessLog } from './access-log.ts';
import { companyHandlers } from './company-handlers.ts';
import { eraseFilesOf } from './erase-files.ts';
import { folderItems } from './folder-items.ts';
import { jobs } from './jobs.ts';
import { peopleHandlers } from './people-handlers.ts';
import { deleteCompanyLogo, getCompanyLogo, uploadCompanyLogo } from './logo/company-logo.ts';
import { deleteProfileImage, getProfileImage, uploadProfileImage } from './picture/profile-image.ts';
import { readStorage } from './store-blobs.ts';
import { filesShare } from './takeout.ts';

export default serve(
  files,
  {
    ...peopleHandlers,
    ...companyHandlers,
    uploadCompanyLogo,
    deleteCompanyLogo,
    getCompanyLogo,
    uploadProfileImage,
    deleteProfileImage,
    getProfileImage,
    getFileAccessLog,
  },
  [
    add(takeoutShares, filesShare),
    add(
      loggedKinds,
      { entity: 'file', area: 'files', nameField: 'fileName', activity: 'readersOfLog' },
      { entity: 'fileTag', area: 'files', nameField: 'tagName', idFields: ['tagId', 'tagIds', 'parentTagId'], activity: 'readersOfLog' },
      { entity: 'folder', area: 'access', nameField: 'tagName', recordsOf: 'fileTag', activity: 'readersOfLog' },
    ),
    add(jobKinds, ...jobs),
    add(itemTypes, folderItems),
    on(personErasing, eraseFilesOf),
    on(usageQuery, async ({ company, keys }) => (keys.includes('storage') ? { storage: await readStorage(company) } : {})),
  ],
);
