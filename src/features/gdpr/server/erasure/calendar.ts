import type { z } from 'zod';
import { readPeopleNames } from '#features/people/server/public.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { newId } from '#kernel/server/id.ts';
import { ownErasures } from '#kernel/server/own-erasures.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  addErasureProof as addContract,
  getErasureCalendar as contract,
  withdrawErasureProof as withdrawContract,
} from '../../contract/endpoints-erasure.ts';
import { erasureDay } from '../../contract/rules/erasure-day.ts';
import { treatmentFacts, type VisibleTreatment } from '../closed-treatments.ts';
import { erasureKind, loggedText } from '../log-gdpr.ts';
import { openTreatment, visibleTreatments } from '../open-treatment.ts';
import { isFull, treatmentPermissions } from '../policy.ts';
import { insertProof, lockProof, readProofs, writeWithdrawal, type StoredProof } from './store-erasure.ts';

type Row = z.input<(typeof addContract)['answer']>['row'];
type Viewer = Pick<CallContext, 'actor' | 'today'>;

/** What of a treatment falls due. */
function present(
  { actor, today }: Viewer,
  { treatmentId, content, level, owner, createdAt }: VisibleTreatment,
  proofs: readonly StoredProof[],
): Row {
  const { treatmentName, retention, retentionMonths, retentionFrom } = content;
  const registered = dayIn(actor.member.timeZone, createdAt);
  const last = proofs.find(({ withdrawnAt }) => withdrawnAt === null);
  // An erasure from before the treatment was registered does not make it due before that.
  const since = last && last.doneOn > registered ? last.doneOn : registered;
  const dueDate = erasureDay({ retentionMonths, retentionFrom, since });
  return {
    treatmentId,
    treatmentName,
    retention,
    retentionMonths,
    retentionFrom,
    owner,
    dueDate,
    isOverdue: dueDate !== null && dueDate < today,
    mayAdd: treatmentPermissions(actor.member, { ...content, level }).update,
    lastDone: last ? { doneOn: last.doneOn, doneBy: last.doneBy, how: last.how } : null,
    proofs: proofs.map(presentProof),
  };
}

function presentProof(proof: StoredProof): Row['proofs'][number] {
  const { proofId, doneOn, doneBy, how, createdAt: createdDate, withdrawnAt: at, withdrawnBy: by, withdrawnReason: reason } = proof;
  return { proofId, doneOn, doneBy, how, createdDate, withdrawal: at === null ? null : { at, by, reason: reason ?? '' } };
}

/** What features erase by themselves; one statement for each, or two. */
async function readOwn(
  { company, services, actor, today }: Pick<CallContext, 'company' | 'services' | 'actor' | 'today'>,
  language: Language,
) {
  const day = { today, dayOf: (moment: Date) => dayIn(actor.member.timeZone, moment) };
  const found = [];
  for (const { key, what, isAutomatic, standing } of services.registers.of(ownErasures).values())
    found.push({ key, what: what[language], isAutomatic, ...(await standing(company, day)) });
  const names = await readPeopleNames(
    company,
    found.flatMap(({ lastDone }) => lastDone?.companyUserId ?? []),
  );
  return found.map(({ lastDone, ...one }) => ({
    ...one,
    lastDone: lastDone && { date: lastDone.date, by: names.get(lastDone.companyUserId ?? '') ?? null },
  }));
}

/** The data of treatments by the day by which they are to be looked through, and what the product erases. */
export const getErasureCalendar: Handler<typeof contract> = async (context, { query }) => {
  const { company, actor, call } = context;
  const treatments = await visibleTreatments(context);
  const proofs = Map.groupBy(await readProofs(company), ({ treatmentId }) => treatmentId);
  const rows = treatments.map((one) => present(context, one, proofs.get(one.treatmentId) ?? []));
  return {
    rows: rows.toSorted((a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999')),
    ownErasures: await readOwn(context, query.language ?? call.language),
    permissions: { update: isFull(actor.member) },
  };
};

/** Keeps that data of a treatment were erased; the owner of a treatment does so too. */
export const addErasureProof: Handler<typeof addContract> = async (context, { body: { treatmentId, doneOn, how } }) => {
  const { company, actor, now, today, fail, audit } = context;
  const treatment = await openTreatment(context, treatmentId, { lock: true });
  if (!treatmentPermissions(actor.member, treatmentFacts(treatment)).update) fail('gdpr.ForbiddenAccess', 403);
  if (doneOn > today) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'doneOn', code: 'dateInFuture' }] });
  const proofId = newId();
  await insertProof(company, { proofId, treatmentId, doneOn, how, by: actor.member.companyUserId, now });
  audit({
    entity: erasureKind,
    entityId: proofId,
    ownerId: treatmentId,
    after: { name: loggedText(treatment.content.treatmentName), treatmentId, doneOn, how },
  });
  return { row: present(context, treatment, await readProofs(company, treatmentId)) };
};

/** Takes back an erasure that was registered by mistake; the proof and the reason stay (gdpr.20). */
export const withdrawErasureProof: Handler<typeof withdrawContract> = async (context, { body: { proofId, reason } }) => {
  const { company, actor, now, fail, audit } = context;
  const { treatmentId, isWithdrawn } = (await lockProof(company, proofId)) ?? fail('gdpr.NotFound', 404);
  const treatment = await openTreatment({ ...context, fail: (_code, status, extra) => fail('gdpr.NotFound', status, extra) }, treatmentId);
  if (!treatmentPermissions(actor.member, treatmentFacts(treatment)).update) fail('gdpr.ForbiddenAccess', 403);
  if (isWithdrawn) fail('gdpr.NotUpdated', 409);
  await writeWithdrawal(company, { proofId, reason, by: actor.member.companyUserId, now });
  const name = loggedText(treatment.content.treatmentName);
  audit({
    entity: erasureKind,
    entityId: proofId,
    ownerId: treatmentId,
    before: { name },
    after: { name, treatmentId, withdrawnReason: reason },
  });
  return { row: present(context, treatment, await readProofs(company, treatmentId)) };
};
