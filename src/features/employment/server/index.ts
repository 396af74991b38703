import { usageQuery } from '#features/billing/server/public.ts';
import { retainedContent } from '#features/files/server/public.ts';
import { lastDayMoving } from '#features/people/server/public.ts';
import { dataUses } from '#kernel/server/data-uses.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { add, on } from '#kernel/server/registers.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { serve } from '#kernel/server/serve.ts';
import { rowsOf } from '#kernel/server/store-data-uses.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { employment } from '../contract/index.ts';
import { createAddendum } from './create-addendum.ts';
import { deleteDocument } from './delete-document.ts';
import { copyDocument, createDocument } from './create-document.ts';
import { createDocuments } from './create-documents.ts';
import { checkEditPublished, getDocument, getDocuments } from './get-documents.ts';
import { finishDocument } from './finish-document.ts';
import { listenToLeavers } from './leavers.ts';
import { jobs } from './jobs.ts';
import { setPerson } from './put-on-profile.ts';
import { findNextContracts } from './store-documents.ts';
import { readDigests } from './store-kept.ts';
import { countHeads } from './store-list.ts';
import { employmentShare } from './takeout.ts';
import { exportDocument, downloadDocument } from './export-document.ts';
import { compareVersions, getVersions } from './get-versions.ts';
import { getNewerTemplate, updateTemplate } from './newer-template.ts';
import { previewDocument } from './preview-document.ts';
import { publishDocument, reopenDocument } from './publish-document.ts';
import { getTemplates } from './templates.ts';
import { updateDocument } from './update-document.ts';
import { uploadSignedCopy } from './upload-signed-copy.ts';

const calls = {
  getTemplates,
  getDocuments,
  getDocument,
  createDocument,
  copyDocument,
  updateDocument,
  deleteDocument,
  checkEditPublished,
  previewDocument,
  publishDocument,
  reopenDocument,
  exportDocument,
  downloadDocument,
  uploadSignedCopy,
  setPerson,
  getVersions,
  compareVersions,
  getNewerTemplate,
  updateTemplate,
  finishDocument,
  createDocuments,
  createAddendum,
};

export default serve(employment, calls, [
  add(dataUses, {
    treatment: 'hr/employmentContract',
    why: { no: 'Dere lager arbeidsavtaler i Samspill.', en: 'You create employment contracts in Samspill.' },
    receivers: ['mail', 'storage'],
    held: rowsOf('employment_contract'),
  }),
  add(takeoutShares, employmentShare),
  add(savedLists, { name: 'employment-contracts', permission: 'EmployeeContracts', sharing: 'EmployeeContractsEdit' }),
  add(loggedKinds, {
    entity: 'employmentContract',
    area: 'employmentContracts',
    nameField: 'name',
    idFields: ['documentId'],
    // That a contract is being made is nobody's business before it is given.
    activity: 'author',
    tells: ['EmployeeContractsEdit'],
  }),
  on(usageQuery, async ({ company, keys }) =>
    keys.includes('employmentContractLimit') ? { employmentContractLimit: await countHeads(company, 'all', {}) } : {},
  ),
  on(retainedContent, (company) => readDigests(company)),
  // The end of the employment that runs now cannot be told from that of the one that follows it (employment.28).
  on(lastDayMoving, async ({ company, moves }) => {
    const next = await findNextContracts(company, moves);
    return new Map(next.map(({ companyUserId, name }) => [companyUserId, { path: 'endDate', code: 'beforeNext', params: { name } }]));
  }),
  add(jobKinds, ...jobs),
  ...listenToLeavers,
]);
