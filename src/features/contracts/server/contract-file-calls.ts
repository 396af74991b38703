import { applyFileChanges, deleteFilesAndTags, fileHandlers, refuseDeclared, stageFiles } from '#features/files/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { twoStepHandler, type Handler, type PrepareContext } from '#kernel/server/serve.ts';
import type { contractFileEndpoints } from '../contract/file-endpoints.ts';
import type {
  deleteContractTags as deleteTagsContract,
  updateContractFiles as updateContract,
  validateContractFile as validateContract,
} from '../contract/endpoints-files.ts';
import { contractFilesOwner } from './contract-files.ts';
import { openContract } from './open-contract.ts';
import { contractPermissions } from './policy.ts';
import { presentFiles } from './present-files.ts';

const files = fileHandlers<typeof contractFileEndpoints>(contractFilesOwner);

/** Whether a file may be uploaded; to a contract that is there already, by its files too. */
const validateContractFile: Handler<typeof validateContract> = async (context, { body: { contractId, ...upload } }) =>
  contractId === undefined ? refuseDeclared(context, upload) : files.validateFile(context, asBody({ ...upload, contractId }));

function asBody(body: object): Parameters<typeof files.validateFile>[1] {
  // The handler of all owners is given the body of its own contract, which this one's is with an id.
  return { body, files: undefined, params: undefined, query: undefined } as Parameters<typeof files.validateFile>[1];
}

/** Changes the files of a contract, all or nothing. */
const updateContractFiles = twoStepHandler<typeof updateContract, Awaited<ReturnType<typeof stageFiles>>>(
  async (before, { body, files: sent }) => {
    if (sent.length > 0) await requireMayChange(before, body.contractId);
    return stageFiles(before, sent);
  },
  async (context, { body: { contractId, ...changes } }) => {
    await openContract(context, contractId, { lock: 'change' });
    return presentFiles(await applyFileChanges(context, { type: contractFilesOwner, id: contractId }, changes, context.prepared));
  },
);

/** Judged before bytes are kept. */
async function requireMayChange(
  { actor, services, call, now, fail }: PrepareContext<typeof updateContract>,
  contractId: string,
): Promise<void> {
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  const today = dayIn(actor.member.timeZone, now);
  await services.database.forCompany(companyId, async (company) => {
    const found = await openContract({ company, actor, today, fail }, contractId);
    if (!contractPermissions(actor.member, found).files) fail('common.Forbidden');
  });
}

/** Deletes folders of a contract; what is in them comes into the folder above, unless they are restricted (files.25). */
const deleteContractTags: Handler<typeof deleteTagsContract> = async (context, { body: { tagIds, ContractId } }) => {
  const { deletedTags } = await deleteFilesAndTags(
    context,
    { type: contractFilesOwner, id: ContractId },
    { fileIds: [], tagIds, withAll: undefined },
  );
  return { deletedTags };
};

export const contractFileCalls = {
  validateContractFile,
  updateContractFiles,
  deleteContractTags,
  uploadContractFile: files.uploadFile,
  getContractFiles: files.getFiles,
  exportContractFiles: files.exportFiles,
  getContractFile: files.getFile,
  addContractLink: files.addLink,
  renameContractFile: files.renameFile,
  deleteContractFile: files.deleteFile,
  tagContractFiles: files.tagFiles,
  removeTagFromContractFiles: files.removeTagFromFiles,
  deleteContractFilesAndTags: files.deleteFilesAndTags,
  createContractTag: files.createTag,
  renameContractTag: files.renameTag,
  getDeletedContractFiles: files.getDeletedFiles,
  restoreContractFilesAndTags: files.restoreFilesAndTags,
  eraseContractFilesAndTags: files.eraseFilesAndTags,
};
