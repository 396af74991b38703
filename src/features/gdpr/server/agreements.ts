import { releaseBlobs } from '#features/files/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  createAgreement as createContract,
  deleteAgreement as deleteContract,
  getAgreements as getContract,
  updateAgreement as updateContract,
} from '../contract/endpoints-agreements.ts';
import { isInForce } from '../contract/rules/agreement-in-force.ts';
import type { DataProcessorAgreement } from '../contract/software.ts';
import type { z } from 'zod';
import { treatmentAccess, type TreatmentAccess } from './closed-treatments.ts';
import { agreementKind, changeOf } from './log-gdpr.ts';
import { isFull, requireFull } from './policy.ts';
import { isSame } from './save-treatment.ts';
import { addSoftware, assetOf, requireKnown } from './softwares.ts';
import {
  deleteAgreementRow,
  hasAgreement,
  insertAgreement,
  readAgreements,
  writeAgreement,
  type AgreementContent,
  type AgreementRow,
} from './store-agreements.ts';
import { deleteFile, readFile } from './store-files.ts';
import { lockOneSoftware, readSoftware } from './store-software.ts';
import { notifyUpdated } from './notify-updated.ts';

interface Presenting {
  today: string;
  access: TreatmentAccess;
}

function present(row: AgreementRow, { today, access }: Presenting): z.input<typeof DataProcessorAgreement> {
  const { agreementId, softwareId, defaultSoftwareId, fileId: _fileId, createdAt, changedAt, ...rest } = row;
  return {
    ...rest,
    treatments: row.treatments.filter(({ treatmentId }) => !access.hidden.has(treatmentId)),
    dataProcessorAgreementId: agreementId,
    companySoftwareId: softwareId,
    asset: assetOf(defaultSoftwareId),
    isExpired: row.validTo !== null && row.validTo < today,
    isInForce: isInForce(row, today),
    createdDate: createdAt,
    changedDate: changedAt,
  };
}

/** An agreement as the caller sees it: treatments that are closed to them are not named (gdpr.119). */
async function presentFor({ company, actor, today }: Pick<CallContext, 'company' | 'actor' | 'today'>, row: AgreementRow) {
  const access = await treatmentAccess(company, actor.member);
  return { dataProcessorAgreement: present(row, { today, access }) };
}

/** The agreements of the company. */
export const getAgreements: Handler<typeof getContract> = async ({ company, actor, today }) => {
  const access = await treatmentAccess(company, actor.member);
  return {
    dataProcessorAgreements: (await readAgreements(company)).map((row) => present(row, { today, access })),
    permissions: { update: isFull(actor.member) },
  };
};

type SaveCall = CallContext<
  'gdpr.NotFound' | 'gdpr.CouldNotFindDefaultSoftware' | 'gdpr.ExistingDataProcessorAgreement' | 'gdpr.CouldNotUploadNewFile'
>;
type AgreementInput = Parameters<typeof createAgreement>[1]['body'];

/** The software of an agreement: one of the company, or one of the known list, which is added. */
async function softwareFor(call: SaveCall, { softwareId, defaultSoftwareId }: AgreementInput): Promise<string | undefined> {
  if (softwareId) return (await readSoftware(call.company, [softwareId])).length > 0 ? softwareId : call.fail('gdpr.NotFound', 404);
  if (!defaultSoftwareId) return undefined;
  return (await addSoftware(call, requireKnown(call, defaultSoftwareId))).softwareId;
}

/** A file that the caller uploaded, and that no agreement has taken. */
async function requireFile({ company, actor, fail }: SaveCall, fileId: string): Promise<string> {
  const file = await readFile(company, fileId, { lock: true });
  if (!file || file.isTaken || file.uploadedBy !== actor.member.companyUserId) return fail('gdpr.CouldNotUploadNewFile', 404);
  return file.name;
}

function requireOrder({ fail }: Pick<SaveCall, 'fail'>, { validFrom, validTo }: Pick<AgreementContent, 'validFrom' | 'validTo'>): void {
  const isBackwards = validFrom !== null && validTo !== null && validTo < validFrom;
  if (isBackwards) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'validTo', code: 'endBeforeStart' }] });
}

/** The agreement as the log keeps it. */
function logged({ responsibleName, validFrom, validTo, subProcessors }: AgreementContent, name: string, fileName: string | null) {
  return { name, responsibleName, validFrom, validTo, subProcessors, fileName };
}

/** Adds an agreement. */
export const createAgreement: Handler<typeof createContract> = async (context, { body }) => {
  const { company, actor, now, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const softwareId = (await softwareFor(context, body)) ?? fail('gdpr.DataProcessorAgreementNotCreated');
  await lockOneSoftware(company, softwareId);
  const { responsibleName = '', fileId = null, validFrom = null, validTo = null, subProcessors = [] } = body;
  const content = { softwareId, responsibleName, fileId, validFrom, validTo, subProcessors };
  requireOrder(context, content);
  const fileName = fileId === null ? null : await requireFile(context, fileId);
  const agreementId = newId();
  const by = actor.member.companyUserId;
  if (!(await insertAgreement(company, { agreementId, content, by, now }))) fail('gdpr.ExistingDataProcessorAgreement', 409);
  const stored = await openAgreement(context, agreementId);
  audit({ entity: agreementKind, entityId: agreementId, after: logged(content, stored.softwareName, fileName) });
  await notifyUpdated(context, ['agreement']);
  return presentFor(context, stored);
};

async function openAgreement(
  { company, fail }: Pick<CallContext<'gdpr.NotFound'>, 'company' | 'fail'>,
  id: string,
  options?: { lock: boolean },
) {
  const [stored] = await readAgreements(company, { id, ...options });
  return stored ?? fail('gdpr.NotFound', 404);
}

/** Changes an agreement; a new file takes the place of the former one, whose content is let go. */
export const updateAgreement: Handler<typeof updateContract> = async (context, { body }) => {
  const { company, actor, now, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const { dataProcessorAgreementId: agreementId, version } = body;
  const stored = await openAgreement(context, agreementId, { lock: true });
  await refuseStale(fail, { read: version, stored: stored.version }, () => presentFor(context, stored));
  const before = contentOf(stored);
  const content = { ...before, ...given(body), softwareId: (await softwareFor(context, body)) ?? before.softwareId };
  if (isSame(before, content)) fail('gdpr.NotUpdated', 409);
  requireOrder(context, content);
  if (content.softwareId !== before.softwareId) await requireFree(context, { softwareId: content.softwareId, agreementId });
  const fileName = await fileAfter(context, stored, content);
  await writeAgreement(company, { agreementId, content, by: actor.member.companyUserId, now });
  if (before.fileId !== null && before.fileId !== content.fileId)
    await releaseBlobs(company, await deleteFile(company, before.fileId), now);
  const after = await openAgreement(context, agreementId);
  const lines = [
    logged(before, stored.softwareName, stored.file?.fileName ?? null),
    logged(content, after.softwareName, fileName),
  ] as const;
  audit(changeOf({ entity: agreementKind, entityId: agreementId }, ...lines));
  await notifyUpdated(context, ['agreement']);
  return presentFor(context, after);
};

function contentOf({ softwareId, responsibleName, fileId, validFrom, validTo, subProcessors }: AgreementRow): AgreementContent {
  return { softwareId, responsibleName, fileId, validFrom, validTo, subProcessors };
}

function given({ responsibleName, fileId, validFrom, validTo, subProcessors }: AgreementInput): Partial<AgreementContent> {
  const sent = { responsibleName, fileId, validFrom, validTo, subProcessors };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

async function requireFree(call: SaveCall, { softwareId, agreementId }: { softwareId: string; agreementId: string }): Promise<void> {
  await lockOneSoftware(call.company, softwareId);
  if (await hasAgreement(call.company, { softwareId, except: agreementId })) call.fail('gdpr.ExistingDataProcessorAgreement', 409);
}

/** The name of the file that an agreement has after a change; the file of one in force is replaced, never taken away (gdpr.14). */
async function fileAfter(
  call: SaveCall & Pick<CallContext<'gdpr.CouldNotDeleteOldFile'>, 'fail'>,
  stored: AgreementRow,
  { fileId, ...validity }: AgreementContent,
): Promise<string | null> {
  if (fileId === stored.fileId) return stored.file?.fileName ?? null;
  if (fileId !== null) return requireFile(call, fileId);
  return isInForce(validity, call.today) ? call.fail('gdpr.CouldNotDeleteOldFile', 409) : null;
}

/** Deletes an agreement with its file. */
export const deleteAgreement: Handler<typeof deleteContract> = async (context, { body }) => {
  const { company, now, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const stored = await openAgreement(context, body.dataProcessorAgreementId, { lock: true });
  await refuseStale(fail, { read: body.version, stored: stored.version }, () => presentFor(context, stored));
  await deleteAgreementRow(company, stored.agreementId);
  if (stored.fileId !== null) await releaseBlobs(company, await deleteFile(company, stored.fileId), now);
  const before = { name: stored.softwareName, fileName: stored.file?.fileName ?? null };
  audit({ entity: agreementKind, entityId: stored.agreementId, before, after: {} });
  await notifyUpdated(context, ['agreement']);
  return {};
};
