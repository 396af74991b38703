import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import { createRisk, deleteRisk, getRisk, getRisks, updateRisk, type RiskAssessment } from '../../contract/endpoints-risks.ts';
import { updateProtocol } from '../../contract/endpoints-protocol.ts';
import { deleteTreatment, updateTreatment } from '../../contract/endpoints-treatments.ts';
import { addedTreatment, protocolOf } from '../../testing/given.ts';

const server = await testServer();
const riskOf = ({ json }: { json: Record<string, unknown> }) => json['riskAssessment'] as RiskAssessment;
const add = (who: Caller, body: object = {}) => who.call(createRisk, { body: { overview: 'Feil mottaker', ...body } });
const change = (who: Caller, riskAssessmentId: string, body: object) => who.call(updateRisk, { body: { riskAssessmentId, ...body } });
const open = async (who: Caller, riskAssessmentId: string) => riskOf(await who.call(getRisk, { query: { riskAssessmentId } }));

test('keeps a risk with its scores, treatments and actions', async () => {
  const { admin, person } = await server.newCompany();
  const { treatmentId } = await addedTreatment(admin);
  const { companyUserId: responsibleId } = await person('employee');
  const body = {
    inherentLikelihood: 3,
    inherentConsequence: 3,
    treatmentIds: [treatmentId],
    actions: [{ text: 'Opplæring', responsibleId, dueDate: '2027-01-31' }],
  };
  const risk = riskOf(await add(admin, body));
  expect(risk).toMatchObject({
    overview: { no: 'Feil mottaker', en: '' },
    inherent: { likelihood: 3, consequence: 3, score: 9, level: 'high' },
    residual: null,
    treated: false,
    isStale: false,
    treatmentIds: [treatmentId],
    actions: [{ text: 'Opplæring', responsibleId, dueDate: '2027-01-31', isDone: false }],
  });
  expect(risk.actions[0]?.responsible).toMatch(/\S+ \S+/);
  expect((await admin.call(getRisks)).json['riskAssessments']).toEqual([risk]);
});

test('is treated only with scores of what is left', async () => {
  const { admin } = await server.newCompany();
  await protocolOf(admin);
  expect((await add(admin, { treated: true, residualLikelihood: 1 })).codes).toEqual(['gdpr.NotTreated']);
  const { riskAssessmentId, version } = riskOf(await add(admin));
  expect((await change(admin, riskAssessmentId, { treated: true })).codes).toEqual(['gdpr.NotTreated']);
  const treated = riskOf(await change(admin, riskAssessmentId, { treated: true, residualLikelihood: 1, residualConsequence: 2, version }));
  expect(treated).toMatchObject({ treated: true, residual: { score: 2, level: 'low' }, version: 2 });
  expect((await change(admin, riskAssessmentId, { comment: 'x', version })).codes).toEqual(['common.Conflict']);
});

test('is stale after its treatment was changed or deleted, or the protocol changed, until somebody looks at it', async () => {
  const { admin } = await server.newCompany();
  const { treatmentId } = await addedTreatment(admin);
  const other = await addedTreatment(admin);
  const { riskAssessmentId } = riskOf(await add(admin, { treatmentIds: [treatmentId, other.treatmentId] }));
  const stale = async () => {
    const { isStale, treatments } = await open(admin, riskAssessmentId);
    return [isStale, treatments.filter(({ isChanged }) => isChanged).map((one) => one.treatmentId)];
  };
  const later = () => server.clock.advance(60_000);
  later();
  // What no risk speaks of.
  await admin.call(updateTreatment, { body: { treatmentId, statusId: 3, nextReview: '2027-06-01' } });
  expect(await stale()).toEqual([false, []]);
  await admin.call(updateTreatment, { body: { treatmentId, purpose: 'Noe nytt' } });
  expect(await stale()).toEqual([true, [treatmentId]]);
  await change(admin, riskAssessmentId, {});
  expect(await stale()).toEqual([false, []]);
  later();
  await admin.call(deleteTreatment, { body: { treatmentId: other.treatmentId, key: other.key } });
  expect(await stale()).toEqual([true, []]);
  await change(admin, riskAssessmentId, {});
  expect(await stale()).toEqual([false, []]);
  later();
  const { protocolId } = await protocolOf(admin);
  await admin.call(updateProtocol, { body: { protocolId, dpoRequired: true } });
  expect(await stale()).toEqual([true, []]);
});

test('is proposed for the treatments until it is taken up', async () => {
  const { admin } = await server.newCompany();
  const { treatmentId } = await addedTreatment(admin);
  const proposed = async () => (await admin.call(getRisks)).json['proposed'] as { triggerRiskGuid: string; treatmentIds: string[] }[];
  const before = await proposed();
  expect(before.map(({ triggerRiskGuid }) => triggerRiskGuid)).toContain('too-much-access');
  expect(before[0]?.treatmentIds).toEqual([treatmentId]);
  await add(admin, { triggerRiskGuid: 'too-much-access' });
  expect((await proposed()).map(({ triggerRiskGuid }) => triggerRiskGuid)).not.toContain('too-much-access');
});

test('is deleted with a reason', async () => {
  const { admin } = await server.newCompany();
  await protocolOf(admin);
  const { riskAssessmentId, version } = riskOf(await add(admin));
  await change(admin, riskAssessmentId, { measures: 'Kryptering' });
  const late = await admin.call(deleteRisk, { body: { riskAssessmentId, version, reason: 'Gjelder ikke lenger' } });
  expect([late.status, late.codes, late.json['details']]).toMatchObject([
    409,
    ['common.Conflict'],
    { riskAssessment: { measures: { no: 'Kryptering' } } },
  ]);
  const remove = (reason: string) => admin.call(deleteRisk, { body: { riskAssessmentId, reason } });
  expect((await remove('   ')).fields).toEqual({ reason: 'required' });
  expect((await remove('Gjelder ikke lenger')).status).toBe(200);
  expect((await remove('En gang til')).codes).toEqual(['gdpr.NotFound']);
  expect((await admin.call(getRisk, { query: { riskAssessmentId } })).codes).toEqual(['gdpr.NotFound']);
  expect((await change(admin, riskAssessmentId, {})).codes).toEqual(['gdpr.NotFound']);
});

test('refuses what is not there', async () => {
  const { admin, person } = await server.newCompany();
  expect((await add(admin)).codes).toEqual(['gdpr.NotExistingProtocol']);
  await protocolOf(admin);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await add(admin, { treatmentIds: [nobody] })).codes).toEqual(['gdpr.TreatmentNotFound']);
  expect((await add(admin, { actions: [{ text: 'x', responsibleId: nobody }] })).codes).toEqual(['gdpr.CouldNotFindUser']);
  expect((await add(admin, { overview: ' ' })).fields).toEqual({ overview: 'required' });
  const reader = await person('hradmin');
  expect((await add(reader)).codes).toEqual(['gdpr.ForbiddenAccess']);
  expect((await reader.call(getRisks)).json['permissions']).toEqual({ update: false });
});
