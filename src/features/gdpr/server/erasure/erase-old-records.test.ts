import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { closeBreach } from '../../contract/endpoints-breaches.ts';
import { getErasureCalendar } from '../../contract/endpoints-erasure.ts';
import { closeSubjectRequest, reopenSubjectRequest } from '../../contract/endpoints-requests.ts';
import { requestFileEndpoints } from '../../contract/file-endpoints.ts';
import { addedBreach, addedRequest } from '../../testing/given.ts';
import { eraseOldRecords } from './erase-old-records.ts';

const server = await testServer();
const close = (who: Caller, subjectRequestId: string) =>
  who.call(closeSubjectRequest, { body: { subjectRequestId, state: 'refused', text: 'Samme som i går' } });
const due = async (who: Caller) => {
  const { json } = await who.call(getErasureCalendar);
  const own = json['ownErasures'] as { key: string; next: object | null; period: object }[];
  return own.filter(({ key }) => key.startsWith('gdpr.')).map(({ key, next, period }) => [key, period, next]);
};

test('closed requests go after three years and closed breaches after five, with files and what the log says; open ones stay', async () => {
  const { admin, companyId } = await server.newCompany();
  const { subjectRequestId } = await addedRequest(admin, { requesterName: 'Nils Hansen' });
  await admin.call(requestFileEndpoints.uploadFile, {
    body: { subjectRequestId },
    files: [{ name: 'pass.txt', bytes: Buffer.from('Passet til Nils') }],
  });
  await close(admin, subjectRequestId);
  await admin.call(reopenSubjectRequest, { body: { subjectRequestId, reason: 'Feil svar' } });
  await close(admin, subjectRequestId);
  await addedRequest(admin, { requesterName: 'Åpen henvendelse' });
  const { breachId } = await addedBreach(admin, { title: 'Tapt minnepinne', risk: 'none', riskReason: 'Kryptert' });
  await admin.call(closeBreach, { body: { breachId } });
  await addedBreach(admin, { title: 'Åpent brudd' });
  expect(await due(admin)).toEqual([
    ['gdpr.requests', { unit: 'months', count: 36 }, { date: '2029-11-21', count: 1 }],
    ['gdpr.breaches', { unit: 'months', count: 60 }, { date: '2031-11-21', count: 1 }],
  ]);

  const left = () =>
    server.database.forCompany(companyId, async ({ tx }) => {
      const { rows } = await sql<{ kept: string[] }>`
        select array(select requester_name from gdpr_subject_request union all select title from gdpr_breach
          union all select name from file order by 1) as kept`.execute(tx);
      const { rows: said } = await sql<{
        said: string;
      }>`select coalesce(string_agg(row::text, ''), '') as said from audit_detail row`.execute(tx);
      return { kept: rows[0]?.kept, said: ['Nils Hansen', 'pass.txt', 'Tapt minnepinne'].filter((words) => said[0]?.said.includes(words)) };
    });
  const until = async (moment: string) => {
    server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
    await eraseOldRecords({ clock: server.clock, database: server.database });
    return left();
  };
  const open = ['Åpen henvendelse', 'Åpent brudd'].toSorted((a, b) => a.localeCompare(b));
  expect((await until('2029-11-20T12:00:00Z')).kept).toHaveLength(5);
  expect(await until('2029-11-21T12:00:00Z')).toEqual({ kept: ['Tapt minnepinne', ...open], said: ['Tapt minnepinne'] });
  expect((await until('2031-11-20T12:00:00Z')).kept).toHaveLength(3);
  expect(await until('2031-11-21T12:00:00Z')).toEqual({ kept: open, said: [] });
});

test('with a breach go the notifications about it, which have its title', async () => {
  const { admin, companyId, person } = await server.newCompany();
  await person('systemadmin');
  const { breachId } = await addedBreach(admin, { title: 'Tapt minnepinne', risk: 'none', riskReason: 'Kryptert' });
  await admin.call(closeBreach, { body: { breachId } });
  await addedBreach(admin, { title: 'Nytt brudd' });
  const told = () =>
    server.database.forCompany(companyId, async ({ tx }) => {
      const { rows } = await sql<{ name: string }>`
        select distinct facts -> 'gdpr' ->> 'name' as name from notification where company_id = ${companyId} order by 1`.execute(tx);
      return rows.map(({ name }) => name);
    });
  expect(await told()).toEqual(['Nytt brudd', 'Tapt minnepinne']);
  server.clock.advance(6 * 366 * 86_400_000);
  await eraseOldRecords({ clock: server.clock, database: server.database });
  expect(await told()).toEqual(['Nytt brudd']);
});

test('a request that is opened again just then stays', async () => {
  const { admin, companyId } = await server.newCompany();
  const { subjectRequestId } = await addedRequest(admin, { requesterName: 'Nils Hansen' });
  await close(admin, subjectRequestId);
  server.clock.advance(4 * 366 * 86_400_000);
  const { erasing } = await server.database.forCompany(companyId, async ({ tx }) => {
    await sql`update gdpr_subject_request set state = 'open', answered_on = null where company_id = ${companyId}`.execute(tx);
    const begun = eraseOldRecords({ clock: server.clock, database: server.database });
    await untilWaiting(server.database);
    return { erasing: begun };
  });
  await erasing;
  const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
    sql<{ count: number }>`select count(*)::integer as count from gdpr_subject_request where company_id = ${companyId}`.execute(tx),
  );
  expect(rows).toEqual([{ count: 1 }]);
});
