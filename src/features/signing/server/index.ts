import { usageQuery } from '#features/billing/server/public.ts';
import { retainedContent } from '#features/files/server/public.ts';
import { reasonSources } from '#features/notifications/server/public.ts';
import { dataUses } from '#kernel/server/data-uses.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { secretKinds } from '#kernel/server/secret-access.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import { rowsOf } from '#kernel/server/store-data-uses.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { serve } from '#kernel/server/serve.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import { signing } from '../contract/index.ts';
import { signingKind } from '../contract/kinds.ts';
import { addToContractRegister } from './add-to-register.ts';
import { cancelSigningRequest, cancelSigningRequestAndUpdateDocumentStatus } from './cancel-request.ts';
import { updateSigningRecipientInvitationEmail } from './change-email.ts';
import { copySignedDocumentToProfileCard } from './copy-to-profile.ts';
import { createSigningRequest, createSigningRequests } from './create-request.ts';
import { deleteSigningRequest } from './delete-request.ts';
import { exportSigningRequests } from './export-requests.ts';
import { extendSignatureDueDate } from './extend-due-date.ts';
import { getSigningContacts } from './get-contacts.ts';
import { getFile } from './get-file.ts';
import { getSigningOptions } from './get-options.ts';
import { getCompanySigningRequests, getCompletedCompanySigningRequests, getSigningRequest } from './get-requests.ts';
import { jobs } from './jobs.ts';
import { listenToLeavers } from './leavers.ts';
import { signingShare } from './takeout.ts';
import { recipientHandlers } from './recipient/handlers.ts';
import { sealedAuthority } from './authority/sealed-authority.ts';
import { sealHandlers } from './seal/handlers.ts';
import { sealJobs } from './seal/seal-jobs.ts';
import { formerLinkKind, signingSecretKind } from './recipient/secret.ts';
import { pendingSignature } from './notify-pending.ts';
import { sendSigningReminderMail } from './remind-recipients.ts';
import { sealWork } from './seal/seal-work.ts';
import { publishAndSendDocument } from './publish-and-send.ts';
import { readDigests } from './store-files.ts';
import { countUses } from './store-use.ts';
import { uploadFile, validateFile } from './upload-file.ts';

const calls = {
  getCompanySigningRequests,
  getCompletedCompanySigningRequests,
  getSigningRequest,
  getSigningOptions,
  validateFile,
  uploadFile,
  createSigningRequest,
  createSigningRequests,
  cancelSigningRequest,
  cancelSigningRequestAndUpdateDocumentStatus,
  sendSigningReminderMail,
  updateSigningRecipientInvitationEmail,
  extendSignatureDueDate,
  deleteSigningRequest,
  publishAndSendDocument,
  getSigningContacts,
  exportSigningRequests,
  addToContractRegister,
  getFile,
  copySignedDocumentToProfileCard,
};

export default serve(signing, { ...calls, ...recipientHandlers, ...sealHandlers }, [
  add(secretKinds, signingSecretKind, formerLinkKind),
  add(jobKinds, ...jobs, ...sealJobs),
  add(workKinds, sealWork),
  add(sealedTables, sealedAuthority),
  add(
    savedLists,
    ...['signing-requests', 'signing-completed'].map((name) => ({ name, permission: 'Esigning', sharing: 'EsigningEdit' }) as const),
  ),
  add(reasonSources, pendingSignature),
  add(loggedKinds, { entity: signingKind, area: 'digitalSigning', nameField: 'name', activity: 'author', tells: ['Esigning'] }),
  on(usageQuery, async ({ company, keys }) => (keys.includes('signatureLimit') ? { signatureLimit: await countUses(company) } : {})),
  on(retainedContent, (company) => readDigests(company)),
  add(dataUses, {
    treatment: 'management/signing',
    why: { no: 'Dere sender dokumenter til signering i Samspill.', en: 'You send documents for signing in Samspill.' },
    receivers: ['mail', 'sms', 'storage', 'electronicId'],
    held: rowsOf('signing_request'),
  }),
  add(takeoutShares, signingShare),
  ...listenToLeavers,
]);
