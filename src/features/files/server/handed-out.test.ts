import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import * as ours from '../contract/endpoints-company.ts';
import * as theirs from '../contract/endpoints-people.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import { uploadForCompany, uploadForPerson, note } from '../testing/uploaded.ts';

const server = await testServer();

const storedDigests = async (companyId: number) =>
  (await Array.fromAsync(server.services.fileStore.keys())).filter((key) => key.companyId === companyId).map(({ sha256 }) => sha256);

describe('a file that is handed out', () => {
  test('comes whole, in parts, or not again', async () => {
    const { admin } = await server.newCompany();
    const { id } = await uploadForCompany(admin, note('0123456789', 'Tall å telle.txt'));
    const get = (headers?: Record<string, string>) =>
      admin.call(ours.getCompanyFile, { params: { name: 'x' }, query: { fileId: id } }, headers);
    const whole = await get();
    expect([whole.bytes.toString(), whole.headers['content-length'], whole.headers['accept-ranges']]).toEqual([
      '0123456789',
      '10',
      'bytes',
    ]);
    expect(whole.headers['content-disposition']).toBe(
      `attachment; filename="Tall a telle.txt"; filename*=UTF-8''Tall%20%C3%A5%20telle.txt`,
    );
    const part = await get({ range: 'bytes=2-4' });
    expect([part.status, part.bytes.toString(), part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get({ range: 'bytes=50-' })).status).toBe(416);
    expect((await get({ range: 'bytes=2-4', 'if-range': '"old"' })).bytes.toString()).toBe('0123456789');
    expect((await get({ 'if-none-match': String(whole.headers['etag']) })).status).toBe(304);
  });

  test('is asked for with HEAD before a link is made, and that is no look', async () => {
    const { admin } = await server.newCompany();
    const { id } = await uploadForCompany(admin, note('hei'));
    const head = (fileId: string) => admin.call({ ...ours.downloadCompanyFile, method: 'HEAD' as 'GET' }, { query: { fileId } });
    expect([(await head(id)).status, (await head(id)).headers['content-length']]).toEqual([200, '3']);
    expect((await head(crypto.randomUUID())).status).toBe(404);
    const { json } = await admin.call(ours.getFileAccessLog, { query: { fileId: id } });
    expect(json['accesses']).toEqual([]);
  });

  test('opens by a link that names its company, for members only', async () => {
    const company = await server.newCompany();
    const { id } = await uploadForCompany(company.admin, note('hei'));
    const open = (who: Caller) =>
      who.call(ours.downloadCompanyFile, { query: { fileId: id, account: company.companyId } }, { 'x-account': '' });
    const { companyId: _, ...rest } = company.admin;
    expect((await open(company.admin.with({ ...rest }))).status).toBe(400);
    const stranger = (await server.newCompany()).admin;
    const response = await server.app.inject({
      url: `/api/companies/get-file/file?fileId=${id}&account=${company.companyId}`,
      headers: { cookie: `session=${company.admin.cookie}` },
    });
    expect([response.statusCode, response.body]).toEqual([200, 'hei']);
    const refused = await server.app.inject({
      url: `/api/companies/get-file/file?fileId=${id}&account=${company.companyId}`,
      headers: { cookie: `session=${stranger.cookie}` },
    });
    expect(refused.statusCode).toBe(403);
  });

  test('is noted with who looked and how, for those who keep the files', async () => {
    const company = await server.newCompany();
    const kari = await company.person('employee', { firstName: 'Åse', lastName: 'Vik' });
    const { id } = await uploadForCompany(company.admin, note('Håndbok'), sharedDocumentsFolderId);
    await kari.call(ours.getCompanyFile, { params: { name: 'x' }, query: { fileId: id, view: true } });
    await kari.call(ours.getCompanyFile, { params: { name: 'x' }, query: { fileId: id } });
    await kari.call(ours.getCompanyFile, { params: { name: 'x' }, query: { fileId: id } }, { range: 'bytes=3-' });
    const log = (who: Caller) => who.call(ours.getFileAccessLog, { query: { fileId: id, location: 'company' } });
    expect((await log(company.admin)).json['accesses']).toMatchObject([
      { fullName: 'Åse Vik', how: 'download' },
      { fullName: 'Åse Vik', how: 'view' },
    ]);
    expect((await log(kari)).codes).toEqual(['common.Forbidden']);
    expect((await company.admin.call(ours.getFileAccessLog, { query: { fileId: id, location: 'person' } })).status).toBe(404);
  });

  test.each([
    ['a part that begins later', { range: 'bytes=5-' }],
    ['the last bytes, as many as there are', { range: 'bytes=-999' }],
    ['a range that cannot be read', { range: 'bytes=x' }],
    ['a further part of other content', { range: 'bytes=5-', 'if-range': '"old"' }],
  ])('is noted when %s is asked for first, and its further parts are not', async (_case, headers) => {
    const { admin } = await server.newCompany();
    const { id } = await uploadForCompany(admin, note('0123456789'));
    const get = (asked: Record<string, string>) => admin.call(ours.getCompanyFile, { params: { name: 'x' }, query: { fileId: id } }, asked);
    expect([200, 206]).toContain((await get(headers)).status);
    const looks = async () => (await admin.call(ours.getFileAccessLog, { query: { fileId: id } })).json['accesses'];
    expect(await looks()).toHaveLength(1);
    expect((await get({ range: 'bytes=6-' })).status).toBe(206);
    expect(await looks()).toHaveLength(1);
    server.clock.advance(6 * 3_600_000 + 1);
    expect((await get({ range: 'bytes=6-' })).status).toBe(206);
    expect(await looks()).toHaveLength(2);
  });

  test('shows the last thousand looks, the newest first', async () => {
    const company = await server.newCompany();
    const { id } = await uploadForCompany(company.admin, note('Mye lest'));
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`insert into file_access (company_id, id, file_id, company_user_id, how, at)
        select ${company.companyId}, gen_random_uuid(), ${id}::uuid, ${company.admin.companyUserId}::uuid, 'view',
          '2026-11-20T08:00:00Z'::timestamptz + make_interval(secs => number) from generate_series(0, 1000) as number`.execute(tx),
    );
    const { json } = await company.admin.call(ours.getFileAccessLog, { query: { fileId: id } });
    const moments = (json['accesses'] as { at: string }[]).map(({ at }) => new Date(at).toISOString());
    expect([moments.length, moments[0], moments.at(-1)]).toEqual([1000, '2026-11-20T08:16:40.000Z', '2026-11-20T08:00:01.000Z']);
  });

  test('stands in the story of the person whose it is, each time somebody else looks', async () => {
    const company = await server.newCompany();
    const kari = await company.person('employee', { firstName: 'Kari', lastName: 'Moe' });
    const officer = await company.person('hradmin', { firstName: 'Åse', lastName: 'Vik' });
    const colleague = await company.person('employee');
    const { id } = await uploadForPerson(company.admin, kari.companyUserId, note('0123456789', 'Avtale.txt'));
    const get = (who: Caller, query: { view?: 'true' } = {}, headers: Record<string, string> = {}) =>
      who.call(theirs.getCompanyUserFile, { params: { fileName: 'x' }, query: { fileId: id, ...query } }, headers);
    expect([(await get(kari, { view: 'true' })).status, (await get(colleague)).status]).toEqual([200, 403]);
    expect((await get(officer, { view: 'true' })).status).toBe(200);
    expect((await get(officer)).status).toBe(200);
    expect((await get(officer, {}, { range: 'bytes=3-' })).status).toBe(206);

    const lines = await logLines(company.admin, { companyUserIds: [kari.companyUserId ?? ''], areas: ['files'] });
    expect(lines.map(({ sentence, changes: [change] }) => `${sentence}. ${change?.label}: ${change?.after}`)).toEqual([
      'Åse Vik åpnet «Avtale.txt» på profilen til Kari Moe. Åpnet: Lastet ned',
      'Åse Vik åpnet «Avtale.txt» på profilen til Kari Moe. Åpnet: Innholdet',
      'Kari Nordmann lastet opp «Avtale.txt» for Kari Moe. Mappe: Øverst',
    ]);
  });

  test('is gone when its bytes are, and nothing else breaks', async () => {
    const company = await server.newCompany();
    const { id } = await uploadForCompany(company.admin, note('borte'));
    for (const sha256 of await storedDigests(company.companyId))
      await server.services.fileStore.remove({ companyId: company.companyId, sha256 });
    expect((await company.admin.call(ours.downloadCompanyFile, { query: { fileId: id } })).status).toBe(404);
  });
});
