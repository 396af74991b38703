import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getHistory, getOwnPreferences, updateOwnPreferences } from '#features/notifications/contract/endpoints-bell.ts';
import { createRule } from '#features/notifications/contract/endpoints-rules.ts';
import { evaluateCompanies } from '#features/notifications/server/engine/evaluate.ts';
import { seenBy, sent, somebody } from '#features/signing/testing/requests.ts';
import { signAs } from '#features/signing/testing/sealed-request.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

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

  test('sends a link to somebody new of the staff who has no account and to somebody who has left, and none to somebody who was erased', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const [hired, left, gone, erased] = await Promise.all(Array.from({ length: 4 }, () => company.person('employee')));
    expect((await admin.call(createRule, { body: rule({ direction: 'after', days: 1 }, ['relatedUser']) })).codes).toEqual([]);
    await evaluateCompanies(server.services);
    const ids = [hired, left, gone, erased].map((one) => one?.companyUserId ?? null);
    const people = ids.map((companyUserId) => somebody({ companyUserId }));
    await sent(server, admin, { name: 'Arbeidsavtale', recipients: people });
    await server.database.forCompany(companyId, async ({ tx }) => {
      await sql`update company_user set account_id = case when id <> ${left?.companyUserId}::uuid then null else account_id end,
          state = case id when ${hired?.companyUserId}::uuid then state when ${erased?.companyUserId}::uuid then 'deleted' else 'inactive' end
        where company_id = ${companyId} and id = any(${ids}::uuid[])`.execute(tx);
    });
    await nextMorning(admin);
    const mails = await server.mails();
    const reminders = mails.filter(({ subject }) => subject === 'Påminnelse: signer «Arbeidsavtale»');
    expect(reminders.map(({ to }) => to).toSorted()).toEqual(
      people
        .slice(0, 3)
        .map(({ email }) => email)
        .toSorted(),
    );
    for (const { text } of reminders) expect(text).toMatch(/\/no\/sign\/[\w-]{43}/);
  });

  test('mails whoever signs in with another address a link there, and whoever signs in with the one that was asked to their page', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const elsewhere = await company.person('employee');
    const ownAddress = somebody().email;
    const here = await company.person('employee', { email: ownAddress });
    expect((await admin.call(createRule, { body: rule({ direction: 'after', days: 1 }, ['relatedUser']) })).codes).toEqual([]);
    await evaluateCompanies(server.services);
    const other = somebody({ name: 'Anne Li', companyUserId: elsewhere.companyUserId });
    const own = { name: 'Kari Moe', email: ownAddress, companyUserId: here.companyUserId };
    await sent(server, admin, { name: 'Leieavtale', recipients: [other, own] });
    const before = (await server.mails()).length;
    await nextMorning(admin, elsewhere, here);
    const mails = (await server.mails()).slice(0, -before);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([other.email, ownAddress].toSorted());
    const textTo = (address: string | undefined) => mails.find(({ to }) => to === address)?.text;
    expect(textTo(other.email)).toMatch(/\/no\/sign\/[\w-]{43}/);
    expect(textTo(ownAddress)).not.toMatch(/\/sign\/[\w-]{43}/);
    for (const who of [elsewhere, here]) expect(await sentences(who)).toEqual(['«Leieavtale» venter på signaturen din.']);
  });

  test('mails nothing of what somebody has muted, and the signing goes on', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const signer = await company.person('employee', { firstName: 'Anne', lastName: 'Li' });
    expect((await admin.call(createRule, { body: rule({ direction: 'after', days: 1 }, ['relatedUser']) })).codes).toEqual([]);
    await evaluateCompanies(server.services);
    const muted = [{ reason: 'PendingContractSignature', channel: 2 }];
    const { json } = await signer.call(getOwnPreferences);
    const preferences = Object.assign({}, json['preferences'], { muted });
    expect((await signer.call(updateOwnPreferences, { body: { preferences, version: json['version'] } })).codes).toEqual([]);
    const person = somebody({ name: 'Anne Li', companyUserId: signer.companyUserId });
    const { signingRequestId } = await sent(server, admin, { name: 'Leieavtale', recipients: [person] });
    const before = (await server.mails()).length;
    await nextMorning(admin, signer);
    expect((await server.mails()).length).toBe(before);
    expect(await sentences(signer)).toEqual(['«Leieavtale» venter på signaturen din.']);
    await signAs(server, person.email);
    expect((await seenBy(admin, signingRequestId)).isSealing).toBe(true);
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
