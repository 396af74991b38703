import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { ledger, transferVacationDays } from '../../contract/endpoints-balance.ts';
import { createFeed, getFeed, setDeputy, updateSettings } from '../../contract/endpoints-company.ts';
import { getRespondedRequestsByYear } from '../../contract/endpoints.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import { again, absenceWorld, approve, change, decline, notifyAll } from '../../testing/decided.ts';
import { asked } from '../../testing/requests.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

describe('mails', () => {
  test('tell who can decide of a request, and the person of the decision, each without naming illness', async () => {
    const { company, kari, lead } = await absenceWorld(server);
    const absence = await asked(kari);
    await notifyAll(server, company.companyId);
    await approve(lead, absence, { comment: 'God tur' });
    await notifyAll(server, company.companyId);
    await asked(kari, { absenceType: 3, startDate: '2026-11-21', endDate: '2026-11-22' });
    await notifyAll(server, company.companyId);
    const mails = (await server.mails()).filter(({ text }) => text.includes('Kari') || text.includes('Lise Nordmann'));
    const texts = mails.map(({ subject, text }) => `${subject} ${text}`).join('\n');
    expect(texts).toContain('Kari Nordmann søker om ferie');
    expect(texts).toContain('22 feriedager igjen i 2027');
    expect(texts).toContain('Søknaden om ferie er godkjent');
    expect(texts).toContain('God tur');
    expect(texts).toContain('Kari Nordmann har registrert fravær');
    expect(texts.toLowerCase()).not.toMatch(/sykdom|egenmelding/);
  });

  test('repeat no comment on a change that would have become illness', async () => {
    const { company, kari, lead } = await absenceWorld(server);
    const absence = await asked(kari, { startDate: '2026-11-23', endDate: '2026-11-24' });
    await approve(lead, absence);
    await change(kari, absence, { absenceType: 3, startDate: '2026-11-23', endDate: '2026-11-24' });
    expect((await again(kari, absence)).status).toBe(8);
    await decline(lead, absence, { comment: 'Send legeerklæringen først' });
    await notifyAll(server, company.companyId);
    const texts = (await server.mails()).map(({ text }) => text).join('\n');
    expect(texts).toContain('har avslått endringen');
    expect(texts).not.toContain('legeerklæringen');
  });

  test('name the locked period and the missing people to who can decide', async () => {
    const { company, admin, kari } = await absenceWorld(server);
    const lockedPeriods = [
      { name: 'Årsoppgjør', startDate: '2027-01-01', endDate: '2027-01-31' },
      { name: 'Varetelling', startDate: '2027-01-12', endDate: '2027-01-12' },
    ];
    await admin.call(updateSettings, { body: { lockedPeriods, minimumPresence: [{ department: null, minimum: 3 }] } });
    await asked(kari);
    await notifyAll(server, company.companyId);
    const text = (await server.mails()).map((mail) => mail.text).join('\n');
    for (const { name } of lockedPeriods) expect(text).toContain(`Dagene er i en sperret periode: ${name}.`);
    expect(text).toContain('Med dette fraværet blir det færre enn 3 på jobb, først 11. januar 2027.');
  });
});

describe('somebody leaves', () => {
  test('open requests are counted before and declined with the reason, and all is erased with the person', async () => {
    const { company, admin, kari } = await absenceWorld(server);
    const absence = await asked(kari);
    const companyUserId = kari.companyUserId ?? '';
    await kari.call(transferVacationDays, { body: { encCompanyUserId: companyUserId, fromYear: 2027, daysToTransfer: 2 } });
    const { json } = await admin.call(getDeactivation, { query: { companyUserId, purpose: 'deactivate' } });
    expect(json['consequences']).toEqual(
      expect.arrayContaining([
        { key: 'absenceRequests', count: 1 },
        { key: 'vacationTransfers', count: 1 },
      ]),
    );
    await admin.call(deactivateCompanyUser, { body: { companyUserId } });
    expect((await again(admin, absence)).status).toBe(3);
    const lines = (await admin.call(ledger, { query: { companyUserId, year: 2027 } })).json['lines'] as LedgerLine[];
    expect(lines.at(-1)).toMatchObject({ kind: 'reserved', reason: 'deactivated', days: 3 });
    expect((await admin.call(deleteCompanyUser, { body: { companyUserId } })).status).toBe(200);
    const { rows } = await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`
        select 1 from absence union all select 1 from absence_event
        union all select 1 from absence_ledger where company_user_id = ${companyUserId}::uuid`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  test('what they wanted to move to another year is declined, and moves nothing', async () => {
    const { admin, kari } = await absenceWorld(server);
    const companyUserId = kari.companyUserId ?? '';
    const body = { encCompanyUserId: companyUserId, fromYear: 2026, daysToTransfer: 4 };
    expect((await kari.call(transferVacationDays, { body })).status).toBe(200);
    await admin.call(deactivateCompanyUser, { body: { companyUserId } });
    const { json } = await admin.call(getRespondedRequestsByYear, { query: { year: 2026 } });
    expect(json['declinedVacationTransferRequests']).toMatchObject([
      { companyUserId, vacationDays: 4, vacationDaysTransferStatus: 3, actionCompanyUser: { companyUserId: admin.companyUserId } },
    ]);
    const { json: kept } = await admin.call(ledger, { query: { companyUserId, year: 2027 } });
    expect((kept['lines'] as LedgerLine[]).map(({ kind }) => kind)).toEqual(['allowance']);
  });

  test('they stand in for nobody any more; whoever stands in for them goes on until they are erased', async () => {
    const { company, admin, lead } = await absenceWorld(server);
    const mona = await company.person('manager', { firstName: 'Mona' });
    const body = { companyUserId: mona.companyUserId ?? '' };
    const name = (who: Caller, { companyUserId = '' }: Caller) => who.call(setDeputy, { body: { companyUserId, from: null, to: null } });
    expect([(await name(mona, lead)).status, (await name(admin, mona)).status]).toEqual([200, 200]);
    expect((await admin.call(deactivateCompanyUser, { body })).status).toBe(200);
    expect(await deputies(company)).toEqual([{ of: body.companyUserId, deputy: lead.companyUserId }]);
    expect((await admin.call(deleteCompanyUser, { body })).status).toBe(200);
    expect(await deputies(company)).toEqual([]);
  });

  test('somebody who is erased without having left leaves no address and is nobody’s deputy', async () => {
    const { company, admin } = await absenceWorld(server);
    const mona = await company.person('manager', { firstName: 'Mona' });
    const companyUserId = mona.companyUserId ?? '';
    await admin.call(setDeputy, { body: { companyUserId, from: null, to: null } });
    const { json } = await mona.call(createFeed, { body: { scope: 'own' } });
    const params = { secret: String(json['address']).split('/feeds/')[1] ?? '' };
    expect((await server.nobody.call(getFeed, { params })).status).toBe(200);
    // Like an import: inactive without an explicit deactivation.
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update company_user set state = 'inactive' where id = ${companyUserId}::uuid`.execute(tx),
    );
    expect((await admin.call(deleteCompanyUser, { body: { companyUserId } })).status).toBe(200);
    expect((await server.nobody.call(getFeed, { params })).status).toBe(404);
    expect(await deputies(company)).toEqual([]);
    const { rows } = await server.database.forCompany(company.companyId, ({ tx }) => sql`select 1 from absence_feed`.execute(tx));
    expect(rows).toEqual([]);
  });
});

/** Who is whose deputy. */
const deputies = ({ companyId }: { companyId: number }) =>
  server.database.forCompany(companyId, async ({ tx }) => {
    const { rows } = await sql`select company_user_id as of, deputy_id as deputy from absence_deputy`.execute(tx);
    return rows;
  });
