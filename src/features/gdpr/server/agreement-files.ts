import { refuseDeclared, stageFiles, storedContent } from '#features/files/server/public.ts';
import { isShown } from '#kernel/server/files/content-kind.ts';
import { newId } from '#kernel/server/id.ts';
import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import type {
  getAgreementFile as getContract,
  uploadAgreementFile as uploadContract,
  validateAgreementFile as validateContract,
} from '../contract/endpoints-agreements.ts';
import { agreementKind } from './log-gdpr.ts';
import { requireFull } from './policy.ts';
import { insertFile, readFile } from './store-files.ts';

/** Whether a file of this name and size may be uploaded. */
export const validateAgreementFile: Handler<typeof validateContract> = async (context, { body }) => {
  requireFull(context, 'gdpr.ForbiddenAccess');
  return refuseDeclared(context, body);
};

/** Keeps a file for an agreement. Who may not change agreements is refused before anything is kept. */
export const uploadAgreementFile = twoStepHandler<typeof uploadContract, Awaited<ReturnType<typeof stageFiles>>>(
  async (before, { files }) => {
    requireFull(before, 'gdpr.ForbiddenAccess');
    return stageFiles(before, files);
  },
  async ({ company, actor, now, fail, prepared: [staged] }) => {
    if (!staged) return fail('gdpr.CouldNotUploadNewFile');
    const { name, contentType, upload } = staged;
    const file = { fileId: newId(), name, contentType, size: upload.size, sha256: upload.sha256 };
    await insertFile(company, { ...file, by: actor.member.companyUserId, now });
    return { file: { fileId: file.fileId, fileName: name, size: file.size, uploadedAt: now } };
  },
);

/** The file of an agreement, or one that the caller has just uploaded. */
export const getAgreementFile: Handler<typeof getContract> = async ({ company, actor, services, call, fail, audit }, { query }) => {
  const file = (await readFile(company, query.fileId)) ?? fail('gdpr.NotFound', 404);
  if (!file.isTaken && file.uploadedBy !== actor.member.companyUserId) fail('gdpr.NotFound', 404);
  const inline = query.view === 'true' && isShown(file.contentType);
  const stored = storedContent(services, company.id, file);
  if (file.agreementId !== null && call.isLookAt(stored)) {
    const after = { name: file.softwareName, looked: inline ? 'view' : 'download', fileName: file.name };
    audit({ entity: agreementKind, entityId: file.agreementId, after, isRepeatable: true });
  }
  return { fileName: file.name, contentType: file.contentType, inline, stored };
};
