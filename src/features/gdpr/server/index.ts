import { itemTypes } from '#features/access-control/server/public.ts';
import { usageQuery } from '#features/billing/server/public.ts';
import { openCasesQuery } from '#features/company/server/public.ts';
import { fileOwners, retainedContent } from '#features/files/server/public.ts';
import { noteHandlers, noteOwners } from '#features/notes/server/public.ts';
import { reasonSources } from '#features/notifications/server/public.ts';
import { ownErasures } from '#kernel/server/own-erasures.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { gdpr } from '../contract/index.ts';
import { getAgreementFile, uploadAgreementFile, validateAgreementFile } from './agreement-files.ts';
import { getBreachNotice } from './breaches/breach-notice.ts';
import { addBreachEvent, closeBreach, createBreach, getBreaches, reopenBreach, updateBreach } from './breaches/breaches.ts';
import { createAgreement, deleteAgreement, getAgreements, updateAgreement } from './agreements.ts';
import { closedToMember } from './closed-treatments.ts';
import { createTreatment, createTreatments } from './create-treatments.ts';
import { deleteTreatment, getTreatment } from './delete-treatment.ts';
import { addErasureProof, getErasureCalendar, withdrawErasureProof } from './erasure/calendar.ts';
import { breachErasure, requestErasure } from './erasure/store-old-records.ts';
import { exportProtocol } from './export-protocol.ts';
import { exportGdprLogs, getGdprLogFilters, getGdprLogs } from './gdpr-log.ts';
import { deleteDpia, getDpias, saveDpia } from './dpia/dpias.ts';
import { getFlow, getFlows, saveFlowAnswers } from './flows/flows.ts';
import { jobs } from './jobs.ts';
import { listenToLeavers } from './leavers.ts';
import {
  agreementKind,
  breachKind,
  dpiaKind,
  erasureKind,
  protocolKind,
  requestKind,
  riskKind,
  softwareKind,
  treatmentKind,
} from './log-gdpr.ts';
import {
  acknowledgeWelcome,
  createProtocol,
  getArchivedProtocol,
  getArchivedProtocols,
  getGdprPeople,
  getProtocol,
  updateProtocol,
} from './protocol-calls.ts';
import { dismissProposal, getProposals } from './proposals.ts';
import { breachFilesOwner, recordFileCalls, requestFilesOwner } from './record-files.ts';
import { treatmentNotesOwner } from './record-owners.ts';
import {
  closeSubjectRequest,
  createSubjectRequest,
  extendSubjectRequest,
  getSubjectRequests,
  updateSubjectRequest,
} from './requests/requests.ts';
import { reopenSubjectRequest } from './requests/reopen-request.ts';
import { askTakeout, releaseTakeout } from './requests/takeout-calls.ts';
import { createCompanySoftware, deleteCompanySoftware, getCompanySoftwares } from './softwares.ts';
import { createRisk, deleteRisk, getRisk, getRisks, updateRisk } from './risk/risks.ts';
import { getStatementFile, logMarkdownExport, storeStatementExport } from './statement/export-statement.ts';
import { statementKind } from './statement/log-statement.ts';
import { getStatement, getStatementVersions, resetStatement, updateStatement } from './statement/statements.ts';
import { readStatementDigests } from './statement/store-statements.ts';
import { readDigests } from './store-files.ts';
import { countOpen } from './store-record-states.ts';
import { countTreatments } from './store-treatments.ts';
import { gdprShare } from './takeout.ts';
import { updatedReason } from './notify-updated.ts';
import { treatmentItem } from './treatment-item.ts';
import {
  updateLegalBasis,
  updateTreatment,
  updateTreatmentDepartment,
  updateTreatmentName,
  updateTreatmentOwner,
  updateTreatmentStatus,
} from './update-treatment.ts';

const calls = {
  getProtocol,
  createProtocol,
  updateProtocol,
  acknowledgeWelcome,
  getGdprPeople,
  getArchivedProtocols,
  getArchivedProtocol,
  exportProtocol,
  createTreatment,
  createTreatments,
  updateTreatment,
  updateLegalBasis,
  updateTreatmentStatus,
  updateTreatmentOwner,
  updateTreatmentDepartment,
  updateTreatmentName,
  deleteTreatment,
  getTreatment,
  getAgreements,
  createAgreement,
  updateAgreement,
  deleteAgreement,
  validateAgreementFile,
  uploadAgreementFile,
  getAgreementFile,
  getCompanySoftwares,
  createCompanySoftware,
  deleteCompanySoftware,
  getGdprLogFilters,
  getGdprLogs,
  exportGdprLogs,
  getFlows,
  getFlow,
  saveFlowAnswers,
  getProposals,
  dismissProposal,
  getErasureCalendar,
  addErasureProof,
  withdrawErasureProof,
  getStatement,
  updateStatement,
  resetStatement,
  getStatementVersions,
  storeStatementExport,
  logMarkdownExport,
  getStatementFile,
  getRisks,
  getRisk,
  createRisk,
  updateRisk,
  deleteRisk,
  getSubjectRequests,
  createSubjectRequest,
  updateSubjectRequest,
  extendSubjectRequest,
  closeSubjectRequest,
  reopenSubjectRequest,
  askTakeout,
  releaseTakeout,
  getBreaches,
  createBreach,
  updateBreach,
  addBreachEvent,
  closeBreach,
  reopenBreach,
  getBreachNotice,
  getDpias,
  saveDpia,
  deleteDpia,
  ...recordFileCalls,
  ...noteHandlers(treatmentNotesOwner),
};

/** Kinds of records of the log, with whose pages are told when one changed. */
const logged = { area: 'gdpr', activity: { level: 'gdpr' }, tells: ['Gdpr'] } as const;

export default serve(gdpr, calls, [
  add(takeoutShares, gdprShare),
  add(
    loggedKinds,
    { entity: protocolKind, ...logged },
    { entity: treatmentKind, nameField: 'name', idFields: ['treatmentId', 'treatmentIds'], closedTo: closedToMember, ...logged },
    { entity: softwareKind, nameField: 'name', idFields: ['softwareId', 'softwareIds'], ...logged },
    { entity: agreementKind, nameField: 'name', ...logged },
    { entity: statementKind, ...logged },
    { entity: riskKind, nameField: 'name', ...logged },
    { entity: requestKind, nameField: 'name', ...logged },
    { entity: breachKind, nameField: 'name', ...logged },
    { entity: dpiaKind, nameField: 'name', ...logged },
    { entity: erasureKind, nameField: 'name', ...logged },
  ),
  add(itemTypes, treatmentItem),
  add(noteOwners, treatmentNotesOwner),
  add(fileOwners, requestFilesOwner, breachFilesOwner),
  add(ownErasures, requestErasure, breachErasure),
  add(reasonSources, updatedReason),
  add(jobKinds, ...jobs),
  on(usageQuery, async ({ company, keys }) =>
    keys.includes('gdprTreatmentLimit') ? { gdprTreatmentLimit: await countTreatments(company) } : {},
  ),
  on(retainedContent, async (company) => [...(await readDigests(company)), ...(await readStatementDigests(company))]),
  on(openCasesQuery, async ({ company, features }) => (features.includes('gdpr') ? countOpen(company) : 0)),
  ...listenToLeavers,
]);
