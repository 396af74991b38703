import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import { ledger } from '../../contract/endpoints-balance.ts';
import type { LedgerLine } from '../../contract/entities-balance.ts';
import { again, absenceWorld, approve, tellAll } from '../../testing/decided.ts';
import { asked } from '../../testing/requests.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

describe('mails', () => {
  test('tell who can decide of a request, and the person of the decision, each without naming illness', async () => {
    const { company, kari, lead } = await absenceWorld(server);
    const absence = await asked(kari);
    await tellAll(server, company.companyId);
    await approve(lead, absence, { comment: 'God tur' });
    await tellAll(server, company.companyId);
    await asked(kari, { absenceType: 3, startDate: '2026-11-21', endDate: '2026-11-22' });
    await tellAll(server, company.companyId);
    const mails = (await server.mails()).filter(({ text }) => text.includes('Kari') || text.includes('Lise Nordmann'));
    const texts = mails.map(({ subject, text }) => `${subject} ${text}`).join('\n');
    expect(texts).toContain('Kari Nordmann søker om ferie');
    expect(texts).toContain('22 feriedager igjen av 2027');
    expect(texts).toContain('Søknaden om ferie er godkjent');
    expect(texts).toContain('God tur');
    expect(texts).toContain('Kari Nordmann har registrert fravær');
    expect(texts.toLowerCase()).not.toMatch(/sykdom|egenmelding/);
  });
});

describe('somebody leaves', () => {
  test('open requests are counted before and declined with the reason, and all is erased with the person', async () => {
    const { company, admin, kari } = await absenceWorld(server);
    const absence = await asked(kari);
    const companyUserId = kari.companyUserId ?? '';
    const { json } = await admin.call(getDeactivation, { query: { companyUserId, purpose: 'deactivate' } });
    expect(json['consequences']).toContainEqual({ key: 'absenceRequests', count: 1 });
    await admin.call(deactivateCompanyUser, { body: { companyUserId } });
    expect((await again(admin, absence)).status).toBe(3);
    const lines = (await admin.call(ledger, { query: { companyUserId, year: 2027 } })).json['lines'] as LedgerLine[];
    expect(lines.at(-1)).toMatchObject({ kind: 'reserved', reason: 'deactivated', days: 3 });
    expect((await admin.call(deleteCompanyUser, { body: { companyUserId } })).status).toBe(200);
    const { rows } = await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`select 1 from absence union all select 1 from absence_ledger union all select 1 from absence_event`.execute(tx),
    );
    expect(rows).toEqual([]);
  });
});
