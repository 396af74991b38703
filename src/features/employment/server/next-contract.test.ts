import { afterEach, expect, test } from 'vitest';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import { finishDocument } from '../contract/endpoints-finish.ts';
import type { Finding } from '../contract/findings.ts';
import { updateDocument } from '../contract/endpoints.ts';
import { change } from '../testing/calls.ts';
import { documentOf, filledDocument } from '../testing/given.ts';

const server = await testServer();
const began = server.clock.now().toISOString();
afterEach(() => server.clock.set(began));

const runJob = () => server.services.registers.of(jobKinds).get('employment.update-due-people')?.run(server.services, {});

const withoutTrial = [{ kind: 'paragraph', runs: [{ text: 'Det er ikke avtalt prøvetid.' }] }];

/** Somebody whose employment ends in November, and whose next, until 31 January 2028, waits for 4 January. */
async function twiceEmployed() {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  await limitCompany(server, company, { employmentContractLimit: 20 });
  const { companyUserId = '' } = await company.person('employee');
  const employment = { startDate: '2020-01-01', endDate: '2026-11-30', positionType: 'permanent' };
  await admin.call(updateCompanyUser, { body: { id: companyUserId, companyId, version: 1, ...employment } });
  const agree = async (days: { startDate?: string; expirationDate?: string }) => {
    const { documentId, content } = await filledDocument(admin, { companyUserId, templateId: 'temporary' });
    await change(admin, documentId, days);
    // A trial would be over half of a short employment.
    const elements = content?.elements.map(({ key, active }) => ({
      key,
      active,
      ...(key === 'probationaryPeriod' && { text: withoutTrial }),
    }));
    const baseData = { updateUser: true, legalWarningAcknowledged: true };
    await admin.call(updateDocument, { body: { documentId, baseData, elements } });
    const done = await admin.call(finishDocument, { body: { documentId } });
    if (done.status > 207) throw new Error(JSON.stringify(done.json));
    const findings = done.json['findings'] as Finding[];
    const into = findings.filter(({ key }) => key === 'temporaryIntoNext').map(({ params }) => params);
    return { status: done.status, into, steps: documentOf(done).finishing.map(({ isDone, code, fields }) => [isDone, code, fields]) };
  };
  const endOf = async () => {
    const { json } = await admin.call(getCompanyUser, { query: { companyUserEncrId: companyUserId } });
    return (json['companyUser'] as Record<string, unknown>)['endDate'];
  };
  expect((await agree({})).status).toBe(200);
  return { agree, endOf };
}

test.each(['2026-12-01', '2026-12-10'])(
  'a contract from %s does not move the last day to the first day of the one that follows or later',
  async (startDate) => {
    const { agree, endOf } = await twiceEmployed();
    expect(await agree({ startDate, expirationDate: '2027-01-04' })).toEqual({
      status: 207,
      into: [{ name: 'Midlertidig ansettelse', nameNo: 'Midlertidig ansettelse', nameEn: 'Temporary', date: '2027-01-04' }],
      steps: [[false, 'common.BadRequest', ['endDate']]],
    });
    expect(await endOf()).toBe('2026-11-30');
    server.clock.set('2027-01-04T08:00:00Z');
    await runJob();
    server.clock.set(began);
    expect(await endOf()).toBe('2028-01-31');
  },
);

test.each(['2026-12-01', '2026-12-10'])(
  'a contract from %s moves the last day up to the day before the one that follows',
  async (startDate) => {
    const { agree, endOf } = await twiceEmployed();
    expect(await agree({ startDate, expirationDate: '2027-01-03' })).toEqual({ status: 200, into: [], steps: [[false, null, []]] });
    server.clock.set('2026-12-10T08:00:00Z');
    await runJob();
    server.clock.set(began);
    expect(await endOf()).toBe('2027-01-03');
  },
);
