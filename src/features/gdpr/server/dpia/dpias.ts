import type { z } from 'zod';
import type { Membership } from '#kernel/server/actor.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { deleteDpia as deleteContract, Dpia, getDpias as contract, saveDpia as saveContract } from '../../contract/endpoints-dpia.ts';
import { criteriaOf, demandsDpia, doneState, missingInDpia, needsDpia } from '../../contract/rules/dpia-need.ts';
import { treatmentFacts, type VisibleTreatment } from '../closed-treatments.ts';
import { changeOf, dpiaKind, loggedText, setOnly } from '../log-gdpr.ts';
import { openToChange, openTreatment, visibleTreatments } from '../open-treatment.ts';
import { isFull, requireFull, treatmentPermissions } from '../policy.ts';
import { readProtocol } from '../store-protocol.ts';
import { notifyUpdated } from '../notify-updated.ts';
import { deleteDpiaRow, lockDpia, readDpiaOf, readDpias, writeDpia, type DpiaContent, type StoredDpia } from './store-dpias.ts';

function present(
  member: Membership,
  dpia: StoredDpia,
  { treatmentId, content, level, contentChangedAt }: VisibleTreatment,
): z.input<typeof Dpia> {
  const { doneAt: doneDate, changedAt: changedDate, ...rest } = dpia;
  return {
    ...rest,
    treatmentId,
    treatmentName: content.treatmentName,
    isRequired: needsDpia(dpia.criteria) || demandsDpia(content),
    isDemanded: demandsDpia(content),
    isStale: dpia.state !== 'draft' && contentChangedAt > dpia.changedAt,
    doneDate,
    changedDate,
    permissions: { update: treatmentPermissions(member, { ...content, level }).update, delete: isFull(member) && level === 'full' },
  };
}

/** The assessments, and the treatments that demand one and have none. */
export const getDpias: Handler<typeof contract> = async (context) => {
  const { company, actor } = context;
  const dpias = await readDpias(company);
  const treatments = await visibleTreatments(context);
  const protocol = await readProtocol(company);
  const byId = new Map(treatments.map((one) => [one.treatmentId, one]));
  const written = new Set(dpias.map(({ treatmentId }) => treatmentId));
  const without = treatments.filter(({ treatmentId }) => !written.has(treatmentId));
  const named = ({ treatmentId, content: { treatmentName } }: VisibleTreatment) => ({ treatmentId, treatmentName });
  return {
    dpias: dpias.flatMap((dpia) => {
      const treatment = byId.get(dpia.treatmentId);
      return treatment ? [present(actor.member, dpia, treatment)] : [];
    }),
    needed: without
      .filter(({ content }) => demandsDpia(content))
      .map((one) => ({
        ...named(one),
        why: criteriaOf(one.content),
        permissions: { update: treatmentPermissions(actor.member, treatmentFacts(one)).update },
      })),
    others: without
      .filter((one) => !demandsDpia(one.content) && treatmentPermissions(actor.member, treatmentFacts(one)).update)
      .map((one) => named(one)),
    hasOfficer: protocol?.dataProtectionOfficer != null,
    permissions: { update: isFull(actor.member) },
  };
};

const blank: Omit<DpiaContent, 'criteria'> = {
  description: '',
  necessity: '',
  risks: '',
  measures: '',
  officerAdvice: '',
  residualHigh: null,
  conclusion: '',
  consultedOn: null,
  consultation: '',
};

/** Writes the assessment of a treatment, by whoever may change that; done only when nothing is missing (gdpr.113). */
export const saveDpia: Handler<typeof saveContract> = async (context, { body: { treatmentId, version, isDone, ...sent } }) => {
  const { company, actor, now, today, fail, audit } = context;
  // The treatment is locked, so that two do not begin its assessment at once.
  const treatment = await openToChange(context, { treatmentId });
  const stored = await readDpiaOf(company, treatmentId);
  const shown = async () => {
    const dpia = await readDpiaOf(company, treatmentId);
    if (!dpia) throw new Error(`The treatment ${treatmentId} has no assessment`);
    return { dpia: present(actor.member, dpia, treatment) };
  };
  await refuseStale(fail, { read: version, stored: stored?.version ?? 0 }, () => (stored ? shown() : {}));
  const before: DpiaContent = stored ? contentOf(stored) : { ...blank, criteria: criteriaOf(treatment.content) };
  const set = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const content = { ...before, ...set };
  if (content.consultedOn !== null && content.consultedOn > today)
    fail('common.BadRequest', 400, { fieldErrors: [{ path: 'consultedOn', code: 'dateInFuture' }] });
  const isFound = isDone ?? (stored !== undefined && stored.state !== 'draft');
  const hasOfficer = (await readProtocol(company))?.dataProtectionOfficer != null;
  const missing = isFound ? missingInDpia(content, { hasOfficer }) : [];
  if (missing.length > 0) fail('gdpr.NotComplete', 400, { details: { missing } });
  const state = isFound ? doneState(content) : 'draft';
  const dpiaId = stored?.dpiaId ?? newId();
  const done = isFound ? { at: now, by: actor.member.companyUserId } : null;
  await writeDpia(company, { dpiaId, treatmentId, state, content, done, now });
  if (decidesAlone(stored) !== decidesAlone(content)) await notifyUpdated(context, ['statement']);
  const name = loggedText(treatment.content.treatmentName);
  const entity = { entity: dpiaKind, entityId: dpiaId, ownerId: treatmentId };
  if (stored) audit(changeOf(entity, { name, state: stored.state, ...before }, { name, state, ...content }));
  else audit({ ...entity, after: setOnly({ name, state, ...content }) });
  return shown();
};

/** Whether statements tell of the treatment as one that decides by automated means alone. */
const decidesAlone = (dpia: Pick<DpiaContent, 'criteria'> | undefined): boolean => dpia?.criteria.includes('automatedDecisions') === true;

function contentOf({ dpiaId: _id, treatmentId: _of, state: _state, doneAt: _at, doneBy: _by, ...stored }: StoredDpia): DpiaContent {
  const { changedAt: _changed, version: _version, ...content } = stored;
  return content;
}

export const deleteDpia: Handler<typeof deleteContract> = async (context, { body: { dpiaId, version } }) => {
  const { company, actor, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const { treatmentId, criteria, version: stored } = (await lockDpia(company, dpiaId)) ?? fail('gdpr.NotFound', 404);
  const treatment = await openTreatment({ ...context, fail: (_code, status, extra) => fail('gdpr.NotFound', status, extra) }, treatmentId);
  if (treatment.level !== 'full') fail('gdpr.ForbiddenAccess', 403);
  await refuseStale(fail, { read: version, stored }, async () => {
    const dpia = await readDpiaOf(company, treatmentId);
    return dpia ? { dpia: present(actor.member, dpia, treatment) } : {};
  });
  await deleteDpiaRow(company, dpiaId);
  if (decidesAlone({ criteria })) await notifyUpdated(context, ['statement']);
  audit({
    entity: dpiaKind,
    entityId: dpiaId,
    ownerId: treatmentId,
    before: { name: loggedText(treatment.content.treatmentName), criteria },
  });
  return {};
};
