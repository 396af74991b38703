import { itemTypes } from '#features/access-control/server/public.ts';
import { usageQuery } from '#features/billing/server/public.ts';
import { consequencesOf, personErasing, personLeaving, recordsWanted } from '#features/people/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { ownErasures } from '#kernel/server/own-erasures.ts';
import { add, on } from '#kernel/server/registers.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { files } from '../contract/index.ts';
import { getFileAccessLog } from './access-log.ts';
import { closedToMember } from './closed-files.ts';
import { companyFiles } from './company-files.ts';
import { companyHandlers, personHandlers } from './named-handlers.ts';
import { folderItems } from './folder-items.ts';
import { jobs } from './jobs.ts';
import { deleteCompanyLogo, getCompanyLogo, uploadCompanyLogo } from './logo/company-logo.ts';
import { personFiles } from './person-files.ts';
import { deleteProfileImage, erasePicture, getProfileImage, uploadProfileImage } from './picture/profile-image.ts';
import { eraseOwnerFiles, fileOwners } from './public.ts';
import { readStorage } from './store-blobs.ts';
import { countFilesOf, findPeopleWithFiles } from './store-files.ts';
import { filesShare } from './takeout.ts';
import { trashErasure } from './trash/store-own-erasure.ts';

export default serve(
  files,
  {
    ...personHandlers,
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
    add(savedLists, { name: 'files', permission: 'SharedDocuments', sharing: 'OrganisationSettings' }),
    add(takeoutShares, filesShare),
    add(
      loggedKinds,
      {
        entity: 'file',
        area: 'files',
        nameField: 'fileName',
        activity: 'readersOfLog',
        tells: ['SharedDocuments', 'EmployeesViewDetails'],
        closedTo: closedToMember,
        hasNoBelongings: true,
      },
      {
        entity: 'fileTag',
        area: 'files',
        nameField: 'tagName',
        idFields: ['tagId', 'tagIds', 'parentTagId'],
        hasNoBelongings: true,
        activity: 'readersOfLog',
        tells: ['SharedDocuments', 'EmployeesViewDetails'],
      },
      {
        entity: 'folder',
        area: 'access',
        nameField: 'tagName',
        recordsOf: 'fileTag',
        hasNoBelongings: true,
        activity: 'readersOfLog',
        tells: ['SharedDocuments', 'EmployeesViewDetails'],
      },
    ),
    add(ownErasures, trashErasure),
    add(jobKinds, ...jobs),
    add(itemTypes, folderItems),
    add(fileOwners, companyFiles, personFiles),
    on(recordsWanted, ({ company, companyUserIds }) => findPeopleWithFiles(company, companyUserIds)),
    on(personLeaving, async ({ company, companyUserId, purpose }) => {
      const count = purpose === 'delete' ? await countFilesOf(company, companyUserId) : 0;
      return consequencesOf({ files: count });
    }),
    on(personErasing, async (event) => {
      await eraseOwnerFiles(event, { type: personFiles, id: event.companyUserId });
      await erasePicture(event.company, event.companyUserId, event.now);
    }),
    on(usageQuery, async ({ company, keys }) => (keys.includes('storageLimit') ? { storageLimit: await readStorage(company) } : {})),
  ],
);
