import { expect, test } from 'vitest';
import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import { testServer } from '#testing/server.ts';
import { closeBreach } from '../contract/endpoints-breaches.ts';
import { closeSubjectRequest } from '../contract/endpoints-requests.ts';
import { addedBreach, addedRequest, closedBreach } from '../testing/given.ts';

const server = await testServer();

test('the area stays on while requests or breaches are open, whose deadlines go on', async () => {
  const { admin } = await server.newCompany();
  await addedRequest((await server.newCompany()).admin);
  await closedBreach(admin);
  const { subjectRequestId } = await addedRequest(admin);
  const { breachId } = await addedBreach(admin, { risk: 'none', riskReason: 'Disken er kryptert' });
  const turnOff = (featuresOff: string[]) => admin.call(updateCompanySettings, { body: { featuresOff } });
  const refused = await turnOff(['gdpr']);
  expect([refused.status, refused.codes, refused.json['details']]).toEqual([409, ['companies.OpenCases'], { count: 2 }]);
  expect((await turnOff(['winkit'])).codes).toEqual([]);
  await admin.call(closeSubjectRequest, { body: { subjectRequestId, state: 'withdrawn', text: 'Trukket' } });
  await admin.call(closeBreach, { body: { breachId } });
  expect((await turnOff(['winkit', 'gdpr'])).codes).toEqual([]);
});
