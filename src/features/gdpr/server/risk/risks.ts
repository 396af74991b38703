import type { z } from 'zod';
import { documentsOf } from '#features/content/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import type {
  createRisk as createContract,
  deleteRisk as deleteContract,
  getRisk as oneContract,
  getRisks as contract,
  RiskAssessment,
  updateRisk as updateContract,
} from '../../contract/endpoints-risks.ts';
import type { Language } from '../../contract/kinds.ts';
import { noText } from '../../contract/local-text.ts';
import { KnownRisk } from '../../contract/risk-content.ts';
import { changedText } from '../../contract/rules/change-treatment.ts';
import { scoreOf } from '../../contract/rules/risk-score.ts';
import { changeOf, loggedText, riskKind, setOnly } from '../log-gdpr.ts';
import { shownIds, treatmentAccess, withHidden } from '../closed-treatments.ts';
import { readerOf, visibleTreatments } from '../open-treatment.ts';
import { isFull, requireFull } from '../policy.ts';
import { proposedRisks } from '../rules/proposed-risks.ts';
import { lockPeople, readNamedPeople, readProtocol } from '../store-protocol.ts';
import { readTreatmentsOf } from '../store-treatments.ts';
import { notifyUpdated } from '../notify-updated.ts';
import { deleteRiskRow, insertRisk, readRisk, readRisks, writeRisk, type RiskContent, type StoredRisk } from './store-risks.ts';

type Shown = z.input<typeof RiskAssessment>;

/** Risks with the names of those who are to do something. */
async function present({ company, actor }: Pick<CallContext, 'company' | 'actor'>, risks: readonly StoredRisk[]): Promise<Shown[]> {
  const ids = risks.flatMap(({ actions }) => actions.flatMap(({ responsibleId }) => responsibleId ?? []));
  const people = await readNamedPeople(company, ids);
  const access = await treatmentAccess(company, actor.member);
  return risks.map((risk) => ({
    riskAssessmentId: risk.riskId,
    created: risk.createdAt,
    createdBy: risk.createdBy,
    changed: risk.changedAt,
    overview: risk.overview,
    measures: risk.measures,
    comment: risk.comment,
    actions: risk.actions.map((action) => ({
      ...action,
      responsible: action.responsibleId === null ? null : (people.get(action.responsibleId)?.fullName ?? null),
    })),
    treated: risk.treated,
    inherent: scoreOf(risk.inherentLikelihood, risk.inherentConsequence),
    residual: scoreOf(risk.residualLikelihood, risk.residualConsequence),
    triggerRiskGuid: risk.trigger,
    treatmentIds: shownIds(risk.treatmentIds, access),
    treatments: risk.treatments.filter(({ treatmentId }) => !access.hidden.has(treatmentId)),
    isStale: risk.isStale,
    version: risk.version,
  }));
}

async function presentOne(call: Pick<CallContext, 'company' | 'actor'>, riskId: string): Promise<{ riskAssessment: Shown }> {
  const risk = await readRisk(call.company, riskId);
  const [riskAssessment] = risk ? await present(call, [risk]) : [];
  if (!riskAssessment) throw new Error(`The risk ${riskId} is not there`);
  return { riskAssessment };
}

/** The risks, and what the product proposes for the treatments. */
export const getRisks = twoStepHandler<typeof contract, KnownRisk[]>(
  ({ services }) => documentsOf(services, 'gdprRisk', KnownRisk),
  async (context) => {
    const { company, actor, prepared } = context;
    const risks = await readRisks(company);
    const treatments = await visibleTreatments(context);
    const assessed = treatments.map(({ treatmentId, content }) => ({ treatmentId, ...content }));
    return {
      riskAssessments: await present(context, risks),
      proposed: proposedRisks(prepared, assessed, new Set(risks.map(({ trigger }) => trigger))),
      permissions: { update: isFull(actor.member) },
    };
  },
);

export const getRisk: Handler<typeof oneContract> = async (context, { query: { riskAssessmentId } }) => {
  if (!(await readRisk(context.company, riskAssessmentId))) context.fail('gdpr.NotFound', 404);
  return presentOne(context, riskAssessmentId);
};

const blank: RiskContent = {
  overview: noText,
  measures: noText,
  comment: noText,
  actions: [],
  treated: false,
  inherentLikelihood: null,
  inherentConsequence: null,
  residualLikelihood: null,
  residualConsequence: null,
  treatmentIds: [],
};

type Sent = Omit<z.output<NonNullable<(typeof updateContract)['body']>>, 'riskAssessmentId' | 'version'>;

/** What was sent over what is stored; absent = unchanged. */
function changed(stored: RiskContent, sent: Sent, language: Language): RiskContent {
  const text = (name: 'overview' | 'measures' | 'comment') =>
    sent[name] === undefined ? stored[name] : changedText(stored[name], sent[name], language);
  const step = (name: 'inherentLikelihood' | 'inherentConsequence' | 'residualLikelihood' | 'residualConsequence') =>
    sent[name] === undefined ? stored[name] : sent[name];
  return {
    overview: text('overview'),
    measures: text('measures'),
    comment: text('comment'),
    actions: sent.actions?.map(({ actionId, ...action }) => ({ actionId: actionId ?? newId(), ...action })) ?? stored.actions,
    treated: sent.treated ?? stored.treated,
    inherentLikelihood: step('inherentLikelihood'),
    inherentConsequence: step('inherentConsequence'),
    residualLikelihood: step('residualLikelihood'),
    residualConsequence: step('residualConsequence'),
    treatmentIds: sent.treatmentIds ? [...new Set(sent.treatmentIds)].toSorted() : stored.treatmentIds,
  };
}

type Judging = CallContext<
  'gdpr.TreatmentNotFound' | 'gdpr.CouldNotFindUser' | 'gdpr.NotTreated' | 'gdpr.NotExistingProtocol' | 'gdpr.ForbiddenAccess'
>;

/** Refuses what a risk may not be: empty, treated without scores of what is left, or about treatments and people that are not there (gdpr.51). */
async function requireContent(context: Judging, before: RiskContent, after: RiskContent): Promise<void> {
  const { company, actor, fail } = context;
  if (!(await readProtocol(company))) fail('gdpr.NotExistingProtocol', 409);
  if (after.overview.no === '' && after.overview.en === '')
    fail('common.BadRequest', 400, { fieldErrors: [{ path: 'overview', code: 'required' }] });
  if (after.treated && scoreOf(after.residualLikelihood, after.residualConsequence) === null) fail('gdpr.NotTreated', 409);
  const named = await readTreatmentsOf(company, readerOf(context), after.treatmentIds);
  const { hidden } = await treatmentAccess(company, actor.member);
  const isClosed = after.treatmentIds.some((id) => hidden.has(id) && !before.treatmentIds.includes(id));
  if (isClosed || named.length < after.treatmentIds.length) fail('gdpr.TreatmentNotFound', 404);
  const known = new Set(before.actions.map(({ responsibleId }) => responsibleId));
  const people = [...new Set(after.actions.flatMap(({ responsibleId }) => (known.has(responsibleId) ? [] : (responsibleId ?? []))))];
  await lockPeople(company, people);
  const chosen = await readNamedPeople(company, people);
  if (people.some((id) => !chosen.get(id)?.isActive)) fail('gdpr.CouldNotFindUser', 404);
}

/** What the log keeps of a risk. */
function logged({ overview, measures, comment, actions, ...rest }: RiskContent): Record<string, unknown> {
  const texts = { name: loggedText(overview), measures: loggedText(measures), comment: loggedText(comment) };
  return { ...texts, actions: actions.map(({ text }) => text), ...rest };
}

export const createRisk: Handler<typeof createContract> = async (context, { body: { triggerRiskGuid, ...body } }) => {
  const { company, actor, now, call, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const content = changed(blank, body, call.language);
  await requireContent(context, blank, content);
  const riskId = newId();
  await insertRisk(company, { riskId, content, trigger: triggerRiskGuid, by: actor.member.companyUserId, now });
  audit({ entity: riskKind, entityId: riskId, after: setOnly(logged(content)) });
  await notifyUpdated(context, ['risk']);
  return presentOne(context, riskId);
};

/** Changes a risk; it has been looked at then, whatever its treatments have become. */
export const updateRisk: Handler<typeof updateContract> = async (context, { body: { riskAssessmentId: riskId, version, ...body } }) => {
  const { company, actor, now, call, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const stored = (await readRisk(company, riskId, { lock: true })) ?? fail('gdpr.NotFound', 404);
  await refuseStale(fail, { read: version, stored: stored.version }, () => presentOne(context, riskId));
  const access = await treatmentAccess(company, actor.member);
  const treatmentIds = body.treatmentIds && withHidden(body.treatmentIds, stored.treatmentIds, access);
  const content = changed(stored, { ...body, treatmentIds }, call.language);
  await requireContent(context, stored, content);
  await writeRisk(company, { riskId, content, by: actor.member.companyUserId, now });
  audit(changeOf({ entity: riskKind, entityId: riskId }, logged(changed(stored, {}, call.language)), logged(content)));
  await notifyUpdated(context, ['risk']);
  return presentOne(context, riskId);
};

export const deleteRisk: Handler<typeof deleteContract> = async (context, { body: { riskAssessmentId: riskId, version, reason } }) => {
  const { company, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const stored = (await readRisk(company, riskId, { lock: true })) ?? fail('gdpr.NotFound', 404);
  await refuseStale(fail, { read: version, stored: stored.version }, () => presentOne(context, riskId));
  if (!(await deleteRiskRow(company, riskId))) fail('gdpr.CouldNotDeleteRiskAssesment', 409);
  const name = loggedText(stored.overview);
  audit({ entity: riskKind, entityId: riskId, before: { name }, after: { name, reason } });
  await notifyUpdated(context, ['risk']);
  return {};
};
