import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createRule } from '#features/notifications/contract/endpoints-rules.ts';
import { getHistory } from '#features/notifications/contract/endpoints-bell.ts';
import { evaluateCompanies } from '#features/notifications/server/engine/evaluate.ts';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { completedRequest } from '../testing/completed-request.ts';
import { seenBy, sent, somebody } from '../testing/requests.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

describe('somebody who leaves', () => {
  test('is said to leave requests behind, and is erased from all but what is signed', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const gone = await company.person('employee', { firstName: 'Ola', lastName: 'Borte' });
    const theirs = somebody({ name: 'Ola Borte', companyUserId: gone.companyUserId });
    const ongoing = await sent(server, admin, { recipients: [theirs, somebody()] });
    const own = await sent(server, gone);
    const { requestId, people } = await completedRequest(server, company);
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update signing_recipient set company_user_id = ${gone.companyUserId}::uuid, signature_strokes = '[]', name = 'Ola Borte'
        where company_id = ${companyId} and id = ${people[0].recipientId}::uuid`.execute(tx),
    );
    const consequences = async (purpose: string) => {
      const { json } = await admin.call(getDeactivation, { query: { companyUserId: gone.companyUserId, purpose } });
      return (json['consequences'] as { key: string; count: number }[]).filter(({ key }) => key.startsWith('signing'));
    };
    expect(await consequences('deactivate')).toEqual([
      { key: 'signingAsked', count: 1 },
      { key: 'signingAwaited', count: 1 },
    ]);
    expect(await consequences('delete')).toEqual([
      { key: 'signingCancelled', count: 1 },
      { key: 'signingKept', count: 1 },
    ]);
    const person = { companyUserId: gone.companyUserId };
    const left = await admin.call(deactivateCompanyUser, { body: person });
    expect(left.codes).toEqual([]);
    // What they asked for goes on, and is kept by those who see all.
    expect((await seenBy(admin, own.signingRequestId)).permissions.cancel).toBe(true);
    expect((await admin.call(deleteCompanyUser, { body: person, query: person })).codes).toEqual([]);
    const cancelled = await seenBy(admin, ongoing.signingRequestId);
    expect([cancelled.status, cancelled.recipients[0]]).toMatchObject([
      'Canceled',
      { name: 'Slettet person', email: '', companyUserId: null },
    ]);
    expect(cancelled.recipients[1]?.name).toBe('Ola Hansen');
    expect(JSON.stringify(cancelled)).not.toContain(theirs.email);
    const kept = await seenBy(admin, requestId);
    expect([kept.status, kept.recipients[0]]).toMatchObject(['Completed', { name: 'Ola Borte', companyUserId: null }]);
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql`select from signing_recipient where company_id = ${companyId} and signature_strokes is not null`.execute(tx),
    );
    expect(rows).toEqual([]);
  });
});

describe('a rule of notifications', () => {
  const rule = (difference: object, recipients: string[]) => ({
    rule: { reason: 'PendingContractSignature', title: 'Signatur mangler', recipients, difference, channels: [1, 2], repeatDays: 2 },
  });
  const sentences = async (who: Caller) => {
    const { json } = await who.call(getHistory, { query: {} });
    return (json['notifications'] as { notificationReasonDescription: string }[]).map(
      ({ notificationReasonDescription }) => notificationReasonDescription,
    );
  };

  /** Sessions are used meanwhile, so that they last. */
  async function nextMorning(...people: Caller[]): Promise<void> {
    for (const moment of ['21T16:00', '21T23:00', '22T06:30']) {
      server.clock.set(`2026-11-${moment}:00Z`);
      for (const person of people) await person.call(getHistory);
    }
    await evaluateCompanies(server.services);
  }

  test('tells after the invitation, and sends who is not of the staff a link', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const signer = await company.person('employee', { firstName: 'Anne', lastName: 'Li' });
    const free = somebody({ name: 'Ola Hansen' });
    const body = rule({ direction: 'after', days: 1 }, ['relatedUser', 'signingInitiator']);
    expect((await admin.call(createRule, { body })).codes).toEqual([]);
    await evaluateCompanies(server.services);
    const recipients = [somebody({ name: 'Anne Li', companyUserId: signer.companyUserId }), free];
    await sent(server, admin, { name: 'Leieavtale', recipients });
    await nextMorning(admin, signer);
    const reader = await sentences(admin);
    expect(reader.toSorted()).toEqual(['Anne Li har ikke signert «Leieavtale» ennå.', 'Ola Hansen har ikke signert «Leieavtale» ennå.']);
    expect(await sentences(signer)).toEqual(['«Leieavtale» venter på signaturen din.']);
    const mails = (await server.mails()).filter(({ to }) => to === free.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Påminnelse: signer «Leieavtale»', expect.stringContaining('ber deg signere')]);
    expect(mails[0]?.text).toMatch(/\/no\/sign\/[\w-]{43}/);
  });

  test('tells before the due date, and not of what is cancelled', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    expect((await admin.call(createRule, { body: rule({ direction: 'before', days: 5 }, ['signingInitiator']) })).codes).toEqual([]);
    await evaluateCompanies(server.services);
    await sent(server, admin, { name: 'Snart', dueDate: '2026-11-27' });
    await sent(server, admin, { name: 'Senere', dueDate: '2026-11-28' });
    await nextMorning(admin);
    expect(await sentences(admin)).toEqual(['Ola Hansen har ikke signert «Snart» ennå.']);
  });
});
