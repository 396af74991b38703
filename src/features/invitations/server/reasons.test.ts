import { beforeEach, expect, test } from 'vitest';
import type { TestCompany } from '#testing/server.ts';
import { testServer } from '#testing/server.ts';
import { cancelInvitation } from '../contract/endpoints.ts';
import { invite } from '../testing/invited.ts';
import { unanswered } from './reasons.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

const waitingOn = ({ companyId }: TestCompany, day: string) =>
  server.database.forCompany(companyId, (company) => unanswered.subjects(company, server.services, { from: day, to: day }));

test('an invitation waits from its day until it is withdrawn', async () => {
  server.clock.set('2026-11-21T20:00:00Z');
  const company = await server.newCompany();
  const email = `ny${company.companyId}@example.no`;
  const { id: invitationId } = await invite(company, email);
  expect(await waitingOn(company, '2026-11-25')).toMatchObject([
    { key: `invitation:${invitationId}`, date: '2026-11-21', doneOn: null, invited: { email, language: 'no' } },
  ]);
  server.clock.set('2026-11-22T00:30:00Z');
  await company.admin.call(cancelInvitation, { body: { invitationId, companyId: company.companyId } });
  expect(await waitingOn(company, '2026-11-21')).toMatchObject([{ doneOn: '2026-11-22' }]);
  expect(await waitingOn(company, '2026-11-22')).toEqual([]);
});

test('a link that no longer holds is not sent again', async () => {
  const company = await server.newCompany();
  await invite(company, `sen${company.companyId}@example.no`);
  server.clock.set('2026-12-20T09:00:00Z');
  expect((await waitingOn(company, '2026-12-20'))[0]).not.toHaveProperty('invited');
});

test('the invited person gets the link again, other recipients only the sentence', async () => {
  const company = await server.newCompany();
  await invite(company, `lenke${company.companyId}@example.no`);
  const [subject] = await waitingOn(company, '2026-11-21');
  if (!subject) throw new Error('nobody waits');
  const letter = await server.database.forCompany(company.companyId, async (unit) => unanswered.mails?.(unit, server.services, [subject]));
  expect(letter?.(subject, { companyUserId: null, language: 'no' })?.action?.path).toMatch(/^\/invitation\?invitationGuid=.+&mailProof=/);
  expect(letter?.(subject, { companyUserId: 'x', language: 'no' })).toBeUndefined();
});
