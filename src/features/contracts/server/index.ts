import { itemTypes } from '#features/access-control/server/public.ts';
import { workingDaysChanged, workingDaysPreviewed } from '#features/absence/server/public.ts';
import { companyCountryChanged } from '#features/company/server/public.ts';
import { usageQuery } from '#features/billing/server/public.ts';
import { fileOwners } from '#features/files/server/public.ts';
import { noteHandlers, noteOwners } from '#features/notes/server/public.ts';
import { reasonSources } from '#features/notifications/server/public.ts';
import { partyUses } from '#features/parties/server/public.ts';
import { taskOwners } from '#features/tasks/server/public.ts';
import { dataUses } from '#kernel/server/data-uses.ts';
import { importWork } from '#kernel/server/imports/import-work.ts';
import { sealedImports } from '#kernel/server/imports/plan-parts.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import { secretKinds } from '#kernel/server/secret-access.ts';
import { serve } from '#kernel/server/serve.ts';
import { rowsOf } from '#kernel/server/store-data-uses.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import { contracts } from '../contract/index.ts';
import { generateNotifications, silenceNotifications } from './change-notifications.ts';
import { closedToMember, contractItem } from './closed-contracts.ts';
import { contractFileCalls } from './contract-file-calls.ts';
import { contractFilesOwner } from './contract-files.ts';
import { recountContracts } from './recount-contracts.ts';
import { createContract } from './create-contract.ts';
import { deleteContract } from './delete-contract.ts';
import { explainDeadline } from './explain-deadline.ts';
import { exportContracts } from './export-contracts.ts';
import { getContract, getContractLogDetails, getContractLogs } from './get-contract.ts';
import { getContractParties, getContracts, getUpcomingContracts } from './get-contracts.ts';
import { jobs } from './jobs.ts';
import { listenToLeavers } from './leavers.ts';
import { contractNotesOwner, contractTasks } from './record-owners.ts';
import { contractImportKind } from './import/contract-import-kind.ts';
import { contractImports } from './import/contract-imports.ts';
import { getContractImportRows, getContractImports, getContractImportStatus, getContractImportTemplate } from './import/get-imports.ts';
import { importContracts } from './import/import-contracts.ts';
import { undoContractImport } from './import/undo-import.ts';
import { validateContractImport } from './import/validate-import.ts';
import { findMovedDeadlines, previewContractSettings } from './preview-deadlines.ts';
import { compareWithRegister, refreshCounterparty } from './refresh-counterparty.ts';
import { getContractSettings, updateContractSettings } from './settings.ts';
import { countContracts } from './store-contract.ts';
import { countOfParty } from './store-holders.ts';
import { contractsShare } from './takeout.ts';
import { createContractFeed, contractFeedSecrets, deleteContractFeed, getContractFeed } from './own-feed.ts';
import { readContractFeed } from './read-feed.ts';
import { deadlineReason } from './notify-deadlines.ts';
import { updateContract } from './update-contract.ts';
import { getContractsToHandOver, getPossibleResponsibles, updateResponsible } from './update-responsible.ts';
import { updateTrafficLight } from './update-traffic-light.ts';

const calls = {
  getContracts,
  getContract,
  createContract,
  updateContract,
  updateResponsible,
  deleteContract,
  updateTrafficLight,
  generateNotifications,
  silenceNotifications,
  explainDeadline,
  getContractLogs,
  getContractLogDetails,
  exportContracts,
  getContractSettings,
  updateContractSettings,
  previewContractSettings,
  getPossibleResponsibles,
  getContractsToHandOver,
  getContractParties,
  getUpcomingContracts,
  compareWithRegister,
  refreshCounterparty,
  getContractFeed,
  createContractFeed,
  deleteContractFeed,
  readContractFeed,
  validateContractImport,
  getContractImportRows,
  importContracts,
  getContractImportStatus,
  undoContractImport,
  getContractImports,
  getContractImportTemplate,
  ...contractFileCalls,
  ...noteHandlers(contractNotesOwner),
};

export default serve(contracts, calls, [
  add(dataUses, {
    treatment: 'management/contractRegister',
    why: { no: 'Dere har avtaler i Samspill.', en: 'You have contracts in Samspill.' },
    receivers: ['mail', 'storage'],
    held: rowsOf('contract'),
  }),
  add(takeoutShares, contractsShare),
  add(
    loggedKinds,
    {
      entity: 'contract',
      area: 'contracts',
      nameField: 'name',
      idFields: ['contractId'],
      activity: { level: 'contractRegister' },
      tells: ['Contracts'],
      closedTo: closedToMember,
    },
    { entity: 'contractFeed', area: 'contracts' },
    { entity: 'contractImport', area: 'contracts', nameField: 'fileName', activity: 'readersOfLog', tells: ['ContractsEdit'] },
    { entity: 'contractSettings', area: 'contracts', activity: 'readersOfLog', tells: ['Contracts'] },
  ),
  add(savedLists, { name: 'contracts', permission: 'Contracts', sharing: 'ContractsEdit' }),
  add(itemTypes, contractItem),
  add(fileOwners, contractFilesOwner),
  add(noteOwners, contractNotesOwner),
  add(taskOwners, contractTasks),
  add(reasonSources, deadlineReason),
  add(jobKinds, ...jobs),
  add(workKinds, importWork(contractImportKind)),
  add(sealedTables, ...sealedImports(contractImports)),
  add(secretKinds, contractFeedSecrets),
  on(usageQuery, async ({ company, keys }) => (keys.includes('contractLimit') ? { contractLimit: await countContracts(company) } : {})),
  on(partyUses, ({ company, partyId }) => countOfParty(company, partyId)),
  on(workingDaysChanged, recountContracts),
  // The country of its address counts until the absence settings have one.
  on(companyCountryChanged, recountContracts),
  on(workingDaysPreviewed, ({ isFree, ...call }) => findMovedDeadlines(call, { isFree })),
  ...listenToLeavers,
]);
