import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  createCompanySoftware as createContract,
  deleteCompanySoftware as deleteContract,
  getCompanySoftwares as getContract,
} from '../contract/endpoints-agreements.ts';
import { knownSoftware, type KnownSoftware } from '../contract/known-software.ts';
import { isInForce } from '../contract/rules/agreement-in-force.ts';
import type { CompanySoftware } from '../contract/software.ts';
import { treatmentAccess, type TreatmentAccess } from './closed-treatments.ts';
import { softwareKind } from './log-gdpr.ts';
import { isFull, requireFull } from './policy.ts';
import { deleteSoftwareRow, findSoftware, insertSoftware, lockOneSoftware, readSoftware, type SoftwareRow } from './store-software.ts';

/** The picture of a software of the known list. */
export function assetOf(defaultSoftwareId: string | null): string | null {
  return knownSoftware.find((one) => one.defaultSoftwareId === defaultSoftwareId)?.asset ?? null;
}

interface Presenting extends TreatmentAccess {
  today: string;
  mayChange: boolean;
}

function present({ validFrom, validTo, ...row }: SoftwareRow, { hidden, today, mayChange }: Presenting): CompanySoftware {
  const isUsed = row.treatments.length > 0 || row.dataProcessorAgreementId !== null;
  return {
    ...row,
    treatments: row.treatments.filter(({ treatmentId }) => !hidden.has(treatmentId)),
    asset: assetOf(row.defaultSoftwareId),
    hasAgreement: row.dataProcessorAgreementId !== null && isInForce({ validFrom, validTo }, today),
    mayDelete: mayChange && !isUsed,
  };
}

/** The software of the company. */
export const getCompanySoftwares: Handler<typeof getContract> = async ({ company, actor, today }) => {
  const update = isFull(actor.member);
  const access = await treatmentAccess(company, actor.member);
  const rows = await readSoftware(company);
  return { companySoftwares: rows.map((row) => present(row, { ...access, today, mayChange: update })), permissions: { update } };
};

type AddCall = Pick<CallContext<'gdpr.CouldNotFindDefaultSoftware'>, 'company' | 'now' | 'audit' | 'fail'>;

/** A software of the known list. */
export function requireKnown({ fail }: Pick<AddCall, 'fail'>, defaultSoftwareId: string): KnownSoftware {
  return knownSoftware.find((one) => one.defaultSoftwareId === defaultSoftwareId) ?? fail('gdpr.CouldNotFindDefaultSoftware', 404);
}

/** Adds a software unless the company has it, by its key or its name. */
export async function addSoftware(
  { company, now, audit }: Omit<AddCall, 'fail'>,
  {
    defaultSoftwareId,
    softwareName: name,
    softwareCompanyName: softwareCompany,
  }: Omit<KnownSoftware, 'asset' | 'defaultSoftwareId'> & {
    defaultSoftwareId: string | null;
  },
): Promise<{ softwareId: string; isNew: boolean }> {
  const there = await findSoftware(company, { defaultSoftwareId, name });
  if (there !== undefined) return { softwareId: there, isNew: false };
  const softwareId = newId();
  const isNew = await insertSoftware(company, { softwareId, defaultSoftwareId, name, softwareCompany, now });
  if (!isNew) return { softwareId: (await findSoftware(company, { defaultSoftwareId, name })) ?? softwareId, isNew };
  audit({ entity: softwareKind, entityId: softwareId, after: { name, softwareCompany } });
  return { softwareId, isNew };
}

/** Adds a software; one that is there is answered as it is. */
export const createCompanySoftware: Handler<typeof createContract> = async (context, { body }) => {
  const { company, actor, today, fail } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const { defaultSoftwareId, softwareName = '', softwareCompanyName } = body;
  const known = defaultSoftwareId === null ? undefined : requireKnown(context, defaultSoftwareId);
  const name = softwareName || (known?.softwareName ?? '');
  if (name === '') fail('gdpr.MissingSoftwareName');
  const input = { defaultSoftwareId, softwareName: name, softwareCompanyName: softwareCompanyName || (known?.softwareCompanyName ?? '') };
  const { softwareId, isNew } = await addSoftware(context, input);
  const [row] = await readSoftware(company, [softwareId]);
  if (!row) throw new Error('The software was not added');
  const access = await treatmentAccess(company, actor.member);
  return { companySoftware: present(row, { ...access, today, mayChange: true }), isNew };
};

/** Removes a software that nothing names. */
export const deleteCompanySoftware: Handler<typeof deleteContract> = async (context, { body: { softwareId } }) => {
  const { company, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  await lockOneSoftware(company, softwareId);
  const [row] = await readSoftware(company, [softwareId]);
  if (!row) return fail('gdpr.NotFound', 404);
  const { treatments, dataProcessorAgreementId, softwareName: name } = row;
  if (treatments.length > 0 || dataProcessorAgreementId !== null) fail('gdpr.SoftwareInUse', 409);
  await deleteSoftwareRow(company, softwareId);
  audit({ entity: softwareKind, entityId: softwareId, before: { name }, after: {} });
  return {};
};
