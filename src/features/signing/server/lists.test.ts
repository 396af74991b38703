import { describe, expect, test } from 'vitest';
import { publishedDocument } from '#features/employment/testing/given.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import { getFile } from '../contract/endpoints-files.ts';
import { cancelSigningRequest, deleteSigningRequest, updateSigningRecipientInvitationEmail } from '../contract/endpoints-life.ts';
import { getCompanySigningRequests, getCompletedCompanySigningRequests, getSigningRequest } from '../contract/endpoints.ts';
import { completedRequest } from '../testing/completed-request.ts';
import { listed, requestIn, seenBy, sent, somebody } from '../testing/requests.ts';

const server = await testServer();
const names = (rows: readonly { name: string | null }[]) => rows.map(({ name }) => name);

describe('who sees a request', () => {
  test('is who asked, who is to sign, and those who see all', async () => {
    const company = await server.newCompany();
    const [asker, signer, other, office] = await Promise.all(
      (['employee', 'employee', 'manager', 'officeadmin'] as const).map((role) => company.person(role)),
    );
    const email = `${signer?.accountId}@example.no`;
    const request = await sent(server, asker!, { recipients: [somebody({ email, companyUserId: signer?.companyUserId })] });
    const { signingRequestId } = request;
    expect((await listed(signer!))[0]).toMatchObject({ signingRequestId, isRequester: false, permissions: { sign: true, cancel: false } });
    expect((await listed(asker!))[0]).toMatchObject({
      isRequester: true,
      permissions: { sign: false, cancel: true, copyToProfile: false },
    });
    expect((await listed(office!))[0]).toMatchObject({ permissions: { sign: false, cancel: true } });
    expect(await listed(other!)).toEqual([]);
    expect((await other!.call(getSigningRequest, { query: { signingRequestId } })).status).toBe(404);
    const fileId = request.document?.fileId;
    const open = (who = other!) => who.call(getFile, { params: { fileName: 'x' }, query: { fileId } });
    expect([(await open()).status, (await open(signer)).status]).toEqual([404, 200]);
    const cancel = await signer!.call(cancelSigningRequest, { body: { signingRequestId, reason: 'x' } });
    expect([cancel.status, cancel.codes]).toEqual([403, ['common.Forbidden']]);
  });

  test('also an employee whose address was written in', async () => {
    const company = await server.newCompany();
    const signer = await company.person('employee');
    await sent(server, company.admin, { recipients: [somebody({ email: `${signer.accountId}@EXAMPLE.no` })] });
    expect((await listed(signer))[0]?.recipients[0]).toMatchObject({ isMe: true, companyUserId: signer.companyUserId });
  });

  test('no longer an employee whose address was written in by mistake', async () => {
    const company = await server.newCompany();
    const signer = await company.person('employee');
    const wrong = somebody({ email: `${signer.accountId}@example.no` });
    const { signingRequestId, recipients } = await sent(server, company.admin, { recipients: [wrong] });
    const recipientId = recipients[0]?.recipientId;
    await company.admin.call(updateSigningRecipientInvitationEmail, { body: { signingRequestId, recipientId, email: 'ola@firma.no' } });
    expect(await listed(signer)).toEqual([]);
    expect((await listed(company.admin))[0]?.recipients[0]).toMatchObject({ companyUserId: null, email: 'ola@firma.no' });
  });

  test('of an employment contract, those who make contracts; others who see all learn its status only', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const office = await company.person('officeadmin');
    const { documentId } = await publishedDocument(admin);
    const body = { documentId, recipients: [somebody()], signingMethod: 'link', dueDate: '2026-12-24' };
    const { signingRequestId } = requestIn(await admin.call(createSigningRequest, { body }));
    expect((await seenBy(await company.person('hradmin'), signingRequestId)).isOpen).toBe(true);
    const closed = await seenBy(office, signingRequestId);
    expect(closed).toMatchObject({ isOpen: false, name: null, status: 'InProgress', recipients: [], document: null, events: [] });
    expect(Object.values(closed.permissions)).not.toContain(true);
    expect(await listed(office)).toHaveLength(1);
    expect(await listed(office, { filter: JSON.stringify({ search: 'Ola' }) })).toEqual([]);
    expect(await listed(admin, { filter: JSON.stringify({ search: 'Ola' }) })).toHaveLength(1);
    const fileId = (await seenBy(admin, signingRequestId)).document?.fileId;
    expect((await office.call(getFile, { params: { fileName: 'x' }, query: { fileId } })).status).toBe(403);
    expect((await office.call(cancelSigningRequest, { body: { signingRequestId, reason: 'x' } })).status).toBe(403);
  });
});

describe('the list', () => {
  async function several({ admin }: Pick<TestCompany, 'admin'>): Promise<void> {
    for (const [name, dueDate] of [
      ['Ås', '2026-12-01'],
      ['Bø', null],
      ['Arendal', '2026-12-24'],
    ])
      await sent(server, admin, { name, dueDate });
  }

  test('has those that wait for the reader first, then the newest, page by page', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const email = `${admin.accountId}@example.no`;
    await sent(server, admin, { name: 'Min gamle', recipients: [somebody({ email })] });
    await sent(server, admin, { name: 'Min nye', recipients: [somebody({ email })] });
    await several(company);
    const all = ['Min nye', 'Min gamle', 'Arendal', 'Bø', 'Ås'];
    expect(names(await listed(admin))).toEqual(all);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => listed(admin, { page, pageSize: 2 })));
    expect(pages.map(names)).toEqual([all.slice(0, 2), all.slice(2, 4), all.slice(4), []]);
    const odd = await Promise.all([1, 2].map((page) => listed(admin, { page, pageSize: 3 })));
    expect(odd.map(names)).toEqual([all.slice(0, 3), all.slice(3)]);
    const { json } = await admin.call(getCompanySigningRequests, { query: { page: 1, pageSize: 2 } });
    expect([json['totalEntries'], json['sums'], json['permissions']]).toEqual([
      5,
      { statuses: { InProgress: 5 }, forMe: 2 },
      { create: true, seeAll: true },
    ]);
  });

  test.each([
    [{ sortBy: 'name' }, ['Arendal', 'Bø', 'Ås']],
    [{ sortBy: 'name', sortDirection: 'desc' }, ['Ås', 'Bø', 'Arendal']],
    [{ sortBy: 'dueDate' }, ['Ås', 'Arendal', 'Bø']],
    [{ sortBy: 'created' }, ['Ås', 'Bø', 'Arendal']],
    [{ sortBy: 'status', sortDirection: 'desc' }, ['Arendal', 'Bø', 'Ås']],
    [{ sortBy: 'requestedBy' }, ['Ås', 'Bø', 'Arendal']],
    [{ filter: JSON.stringify({ search: 'åS' }) }, ['Ås']],
    [{ filter: JSON.stringify({ search: 'kari nordmann' }) }, ['Arendal', 'Bø', 'Ås']],
    [{ filter: JSON.stringify({ search: 'example.com' }) }, ['Arendal', 'Bø', 'Ås']],
    [{ filter: JSON.stringify({ search: 'finnes ikke' }) }, []],
    [{ filter: JSON.stringify({ statuses: ['InProgress'] }) }, ['Arendal', 'Bø', 'Ås']],
    [{ filter: JSON.stringify({ statuses: ['Error'] }) }, []],
    [{ filter: JSON.stringify({ methods: ['emailCode'] }) }, []],
    [{ filter: JSON.stringify({ isForMe: true }) }, []],
    [{ filter: JSON.stringify({ isForMe: false }) }, ['Arendal', 'Bø', 'Ås']],
    [{ filter: JSON.stringify({ requestedBy: [crypto.randomUUID()] }) }, []],
    [{ filter: JSON.stringify({ companyUserIds: [crypto.randomUUID()] }) }, []],
    [{ filter: JSON.stringify({ documentIds: [crypto.randomUUID()] }) }, []],
  ])('asked for %j is %j', async (query, expected) => {
    const company = await server.newCompany();
    await several(company);
    expect(names(await listed(company.admin, query))).toEqual(expected);
  });

  test('is searched by an address as it was corrected, and by words of several people', async () => {
    const { admin } = await server.newCompany();
    const recipients = [
      somebody({ name: 'Kari Moe', email: 'former@example.com' }),
      somebody({ name: 'Ola Ødegård', email: 'ola@example.com' }),
    ];
    const {
      signingRequestId,
      recipients: [kari],
    } = await sent(server, admin, { name: 'Leie', recipients });
    const found = async (search: string) => names(await listed(admin, { filter: JSON.stringify({ search }) }));
    expect(await found('KARI øDEG leie')).toEqual(['Leie']);
    await admin.call(updateSigningRecipientInvitationEmail, {
      body: { signingRequestId, recipientId: kari?.recipientId, email: 'present@example.com' },
    });
    expect([await found('former@'), await found('present@')]).toEqual([[], ['Leie']]);
  });

  test('is searched by addresses of others only by who keeps it', async () => {
    const company = await server.newCompany();
    const signer = await company.person('employee');
    const recipients = [
      somebody({ companyUserId: signer.companyUserId }),
      somebody({ name: 'Kari Moe', email: 'kari.privat@example.com' }),
    ];
    await sent(server, company.admin, { name: 'Leie', recipients });
    const own = await sent(server, signer, { name: 'Egen', recipients: [recipients[1]!] });
    const found = async (who: Caller, search: string) => new Set(names(await listed(who, { filter: JSON.stringify({ search }) })));
    expect([await found(signer, 'moe'), await found(signer, 'kari.privat')]).toEqual([new Set(['Egen', 'Leie']), new Set([own.name])]);
    expect(await found(company.admin, 'kari.privat')).toEqual(new Set(['Egen', 'Leie']));
  });

  test('of completed ones has the newest first, whatever they ended as', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const { signingRequestId } = await sent(server, admin, { name: 'Avbrutt' });
    await admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Feil' } });
    server.clock.advance(60_000);
    await completedRequest(server, company);
    const ended = await listed(admin, {}, { ended: true });
    expect(ended.map(({ name, status }) => [name, status])).toEqual([
      ['Arbeidsavtale', 'Completed'],
      ['Avbrutt', 'Canceled'],
    ]);
    expect(ended[0]).toMatchObject({ sealLevel: 'B-B', permissions: { delete: true, annul: true, evidence: true, copyToProfile: true } });
    expect(names(await listed(admin, { page: 2, pageSize: 1 }, { ended: true }))).toEqual(['Avbrutt']);
    expect(await listed(admin)).toEqual([]);
  });

  test('counts what is there now, as requests come, change and go', async () => {
    const { admin } = await server.newCompany();
    const counted = async (query: Record<string, unknown> = {}, { ended = false } = {}) => {
      const { json } = await admin.call(ended ? getCompletedCompanySigningRequests : getCompanySigningRequests, { query });
      return [(json['sums'] as { statuses: object }).statuses, json['totalEntries'], (json['limit'] as { used: number }).used];
    };
    expect(await counted()).toEqual([{}, 0, 0]);
    const [first] = [await sent(server, admin), await sent(server, admin, { signingMethod: 'emailCode' })];
    const { signingRequestId, name } = first;
    expect(await counted()).toEqual([{ InProgress: 2 }, 2, 2]);
    expect(await counted({ filter: JSON.stringify({ methods: ['emailCode'] }) })).toEqual([{ InProgress: 1 }, 1, 2]);
    await admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Feil' } });
    expect(await counted()).toEqual([{ InProgress: 1 }, 1, 1]);
    expect(await counted({}, { ended: true })).toEqual([{ Canceled: 1 }, 1, 1]);
    await admin.call(deleteSigningRequest, { body: { signingRequestId, name } });
    expect(await counted({}, { ended: true })).toEqual([{}, 0, 1]);
  });
});
