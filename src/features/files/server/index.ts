import { declareItemType } from '#features/access-control/server/public.ts';
import { usageAsked } from '#features/billing/server/public.ts';
import { personErasing } from '#features/people/server/public.ts';
import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { files } from '../contract/index.ts';
import { getFileAccessLog } from './access-log.ts';
import { companyHandlers } from './company-handlers.ts';
import { eraseFilesOf } from './erase-files.ts';
import { folderItem } from './folder-access.ts';
import { folderItems } from './folder-items.ts';
import { peopleHandlers } from './people-handlers.ts';
import { deleteCompanyLogo, getCompanyLogo, uploadCompanyLogo } from './logo/company-logo.ts';
import { deleteProfileImage, getProfileImage, uploadProfileImage } from './picture/profile-image.ts';
import { readStorage } from './store-blobs.ts';
import { filesShare } from './taken-out.ts';

declareItemType(folderItem, folderItems);
personErasing.listen(eraseFilesOf);
usageAsked.listen(async ({ company, keys }) => (keys.includes('storage') ? { storage: await readStorage(company) } : {}));

declareTakeout('files', filesShare);

export default serve(files, {
  ...peopleHandlers,
  ...companyHandlers,
  uploadCompanyLogo,
  deleteCompanyLogo,
  getCompanyLogo,
  uploadProfileImage,
  deleteProfileImage,
  getProfileImage,
  getFileAccessLog,
});
