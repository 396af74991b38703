import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { getFlow, getFlows, saveFlowAnswers, type Flow, type FlowHead } from '../../contract/endpoints-flows.ts';
import { createTreatments } from '../../contract/endpoints-treatments.ts';
import { protocolOf } from '../../testing/given.ts';

const server = await testServer();

test('goes from the answers of a questionnaire to treatments that only lack what the company knows', async () => {
  const { admin } = await server.newCompany();
  await protocolOf(admin);
  const { flow } = (await admin.call(getFlow, { query: { flowId: 'hr' } })).json as { flow: Flow };
  expect(flow).toMatchObject({ lang: 'no', name: 'HR', version: 4, treatments: 16, made: 0, answers: null });
  const treatments = flow.questions.flatMap(({ options }) => options.flatMap(({ treatment }) => treatment ?? []));
  const { json, status } = await admin.call(createTreatments, { body: { treatments } });
  expect(status).toBe(200);
  const made = json['treatments'] as { treatmentName: { no: string; en: string }; completion: { missing: string[] }; flowAnswer: object }[];
  expect(made).toHaveLength(16);
  for (const { completion, treatmentName } of made) {
    expect(completion.missing).toEqual(['transferCountries']);
    expect(treatmentName.no).not.toBe('');
    expect(treatmentName.en).not.toBe('');
  }
  expect(made[0]?.flowAnswer).toEqual({ flowId: 'hr', version: 4, answer: 'recruitment' });
  const { flows } = (await admin.call(getFlows, { query: { language: 'en' } })).json as { flows: FlowHead[] };
  expect(flows.map(({ name, made: count, treatments: all }) => [name, count, all])).toEqual([
    ['HR', 16, 16],
    ['Sales', 0, 4],
    ['Marketing', 0, 5],
    ['IT', 0, 6],
    ['Finance', 0, 4],
    ['Management', 0, 5],
    ['Premises and HSE', 0, 4],
  ]);
});

test('keeps half-done answers for whoever gave them, and forgets them on request', async () => {
  const { admin, person } = await server.newCompany();
  const adviser = await person('gdpr');
  const answersOf = async (who: typeof admin) =>
    ((await who.call(getFlow, { query: { flowId: 'hr' } })).json as { flow: Flow }).flow.answers;
  const save = (answers: Record<string, string[]> | null) => admin.call(saveFlowAnswers, { body: { flowId: 'hr', answers } });
  expect((await save({ pay: ['payroll', 'unknown'], gone: ['x'] })).status).toBe(200);
  expect(await answersOf(admin)).toEqual({ pay: ['payroll'] });
  expect(await answersOf(adviser)).toBeNull();
  await save({ pay: ['holiday'] });
  expect(await answersOf(admin)).toEqual({ pay: ['holiday'] });
  await save(null);
  expect(await answersOf(admin)).toBeNull();
});

test.each([
  ['a b', 'gdpr.InvalidFlowId', 400],
  ['x'.repeat(61), 'gdpr.InvalidFlowId', 400],
  ['nowhere', 'gdpr.FlowDoesNotExist', 404],
])('refuses the questionnaire %s', async (flowId, code, status) => {
  const { admin } = await server.newCompany();
  const answer = await admin.call(getFlow, { query: { flowId } });
  expect([answer.status, answer.codes]).toEqual([status, [code]]);
  expect((await admin.call(saveFlowAnswers, { body: { flowId, answers: null } })).codes).toEqual([code]);
});

test('lets whoever may only look read questionnaires, but keep no answers', async () => {
  const { person } = await server.newCompany();
  const reader = await person('hradmin');
  expect((await reader.call(getFlows)).status).toBe(200);
  expect((await reader.call(saveFlowAnswers, { body: { flowId: 'hr', answers: {} } })).codes).toEqual(['gdpr.ForbiddenAccess']);
});
