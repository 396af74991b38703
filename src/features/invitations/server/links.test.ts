import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser, updateCompanyUserPendingStatus } from '#features/people/contract/endpoints-life.ts';
import { getCompanyUser } from '#features/people/contract/endpoints.ts';
import { endAccess } from '#features/people/server/public.ts';
import type { Change } from '#kernel/server/audit.ts';
import { newId } from '#kernel/server/id.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import {
  acceptInvitation,
  cancelInvitation,
  getInvitation,
  sendInvitationMailToExistingEmployee,
  sendInvitationReminderMail,
} from '../contract/endpoints.ts';
import { invitationsOf, invite, mailedTo, registered, shownTo } from '../testing/invited.ts';

const server = await testServer();
let company: TestCompany;
beforeEach(async () => {
  company = await server.newCompany();
});

const address = () => `${newId()}@example.no`;
const shown = (query: Record<string, string | null>) => shownTo(server.nobody, query);
const oneOf = async (email: string) => (await invitationsOf(company)).find((one) => one.inviteeEmailAddress === email);
const later = (days: number) => server.clock.advance(days * 86_400_000);

describe('a link', () => {
  test('that leads nowhere is the empty invitation', async () => {
    for (const query of [{}, { invitationGuid: 'gjettet' }])
      expect(await shown(query)).toMatchObject({ companyId: 0, companyName: '', inviteeEmailAddress: '', invitationStatus: null });
  });

  test.each([
    ['Pacific/Auckland', '17. januar 2027'],
    ['America/Los_Angeles', '16. januar 2027'],
  ])('lasts until a day of the company, in %s %s', async (timeZone, day) => {
    server.clock.set('2027-01-02T22:30:00Z');
    await server.database.forCompany(company.companyId, ({ tx }) => sql`update company set time_zone = ${timeZone}`.execute(tx));
    const admin = await company.person('systemadmin');
    const email = address();
    const { id: invitationId } = await invite({ admin }, email);
    await admin.call(sendInvitationReminderMail, { body: { invitationId, companyId: company.companyId } });
    const mails = (await server.mails()).filter(({ to }) => to === email);
    expect(mails.map(({ text }) => /til og med (.*)\./.exec(text)?.[1])).toEqual([day, day]);
  });

  test('marks the invitation opened and tells who invites to what', async () => {
    const email = address();
    const { invitationGuid } = await invite(company, email, 'accountant');
    expect(await shown({ invitationGuid })).toMatchObject({
      companyId: company.companyId,
      inviteeEmailAddress: email,
      invitationStatus: 'Opened',
      invitedByFullName: 'Kari Nordmann',
      role: 'accountant',
      roleIsExternal: true,
    });
    expect(await oneOf(email)).toMatchObject({ invitationStatus: 'Opened' });
  });

  test('tells only the owner of the address that there is an account', async () => {
    const email = address();
    await server.stranger({ email });
    const { invitationGuid } = await invite(company, email);
    expect(await shown({ invitationGuid })).toMatchObject({ authAccountExists: false });
    expect(await shown(await mailedTo(server, email))).toMatchObject({ authAccountExists: true });
  });

  test('cannot be looked for without end', async () => {
    const guess = () => server.nobody.call(getInvitation, { query: { invitationGuid: newId() } });
    let status = 200;
    for (let time = 0; time < 70 && status === 200; time += 1) ({ status } = await guess());
    expect(status).toBe(429);
    later(1);
  });
});

describe('accepting', () => {
  test('gives a newcomer their own name and the way in; the profile completes it', async () => {
    const email = address();
    const { companyUserId } = await invite(company, email);
    const stranger = await server.stranger({ email });
    const accepted = await stranger.call(acceptInvitation, { body: await mailedTo(server, email) });
    expect(accepted.json).toMatchObject({ success: true, companyId: company.companyId });
    expect(await oneOf(email)).toMatchObject({
      invitationStatus: 'CredentialsCreated',
      invitationGuid: null,
      invitedCompanyUser: { firstName: 'Kari', lastName: 'Nordmann' },
    });
    await company.admin.call(updateCompanyUserPendingStatus, { body: { companyUserId } });
    expect(await oneOf(email)).toMatchObject({ invitationStatus: 'FullUserCreated', signupCompleted: true });
  });

  test('is for the invited address only', async () => {
    const email = address();
    await invite(company, email);
    const refused = await (await server.stranger()).call(acceptInvitation, { body: await mailedTo(server, email) });
    expect([refused.status, refused.codes]).toEqual([403, ['invitations.WrongLoggedInUser']]);
  });

  test('is for the invited address however its domain is written', async () => {
    const local = newId();
    const { invitationGuid, inviteeEmailAddress } = await invite(company, `${local}@blåbær.no`);
    expect(inviteeEmailAddress).toBe(`${local}@blåbær.no`);
    const invited = await server.stranger({ email: `${local.toUpperCase()}@xn--blbr-roah.no` });
    expect(await shown(await mailedTo(server, `${local}@blåbær.no`))).toMatchObject({ authAccountExists: true });
    expect((await invited.call(acceptInvitation, { body: { invitationGuid } })).codes).toEqual([]);
  });

  test('proves the address of whoever came by the mail, and of nobody who was given the link', async () => {
    const email = address();
    const { invitationGuid } = await invite(company, email);
    const stranger = await server.stranger({ email, emailVerified: false });
    const refused = await stranger.call(acceptInvitation, { body: { invitationGuid } });
    expect([refused.status, refused.json['details']]).toEqual([403, { reason: 'state', state: 'familiar' }]);
    expect((await stranger.call(acceptInvitation, { body: await mailedTo(server, email) })).status).toBe(200);
  });

  test('ends after 14 days', async () => {
    const email = address();
    await invite(company, email);
    later(14);
    const body = await mailedTo(server, email);
    expect(await shown(body)).toMatchObject({ isExpired: true, invitationStatus: 'Pending' });
    expect((await (await server.stranger({ email })).call(acceptInvitation, { body })).codes).toEqual(['invitations.Expired']);
  });

  test('works once, also for two at the same moment', async () => {
    const email = address();
    await invite(company, email);
    const body = await mailedTo(server, email);
    const stranger = await server.stranger({ email });
    const both = await Promise.all([stranger.call(acceptInvitation, { body }), stranger.call(acceptInvitation, { body })]);
    expect(both.flatMap(({ codes }) => codes)).toEqual(['invitations.Used']);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  test('and withdrawing at the same moment leave one of the two', async () => {
    const email = address();
    const { id } = await invite(company, email);
    const body = await mailedTo(server, email);
    const stranger = await server.stranger({ email });
    const [accepted, withdrawn] = await Promise.all([
      stranger.call(acceptInvitation, { body }),
      company.admin.call(cancelInvitation, { body: { invitationId: id } }),
    ]);
    expect([accepted.codes, withdrawn.codes]).toBeOneOf([
      [[], ['invitations.Used']],
      [['invitations.Cancelled'], []],
    ]);
  });

  test('is refused for somebody who is in the company as somebody else', async () => {
    const [email, other] = [address(), address()];
    const member = await company.person('employee', { email });
    await server.database.forCompany(company.companyId, async ({ tx }) => {
      await sql`update company_user set email_address = ${other} where company_id = ${company.companyId} and id = ${member.companyUserId}`.execute(
        tx,
      );
      await sql`update account set email_verified = false where id = ${member.accountId}`.execute(tx);
    });
    await invite(company, email);
    const refused = await member.call(acceptInvitation, { body: await mailedTo(server, email) });
    expect(refused.codes).toEqual(['invitations.ExistingUser']);
  });
});

describe('somebody registered', () => {
  test('is invited, keeps their state and gets access when they accept', async () => {
    const email = address();
    const companyUserId = await registered(company, email);
    const invited = await company.admin.call(sendInvitationMailToExistingEmployee, { body: { companyUserId } });
    expect(invited.json['invitation']).toMatchObject({ invitedCompanyUser: { firstName: 'Åse', lastName: 'Ødegård' }, companyUserId });
    const again = await company.admin.call(sendInvitationMailToExistingEmployee, { body: { companyUserId } });
    expect(again.codes).toEqual(['people.PersonAlreadyInvited']);
    await (await server.stranger({ email })).call(acceptInvitation, { body: await mailedTo(server, email) });
    expect(await oneOf(email)).toMatchObject({ invitationStatus: 'FullUserCreated' });
    const person = await company.admin.call(getCompanyUser, { query: { companyUserEncrId: companyUserId } });
    expect(person.json['companyUser']).toMatchObject({ firstName: 'Åse', isActive: true, hasAccess: true });
    const third = await company.admin.call(sendInvitationMailToExistingEmployee, { body: { companyUserId } });
    expect(third.codes).toEqual(['invitations.ExistingUser']);
  });

  test('needs an e-mail address', async () => {
    const companyUserId = await registered(company, undefined);
    const refused = await company.admin.call(sendInvitationMailToExistingEmployee, { body: { companyUserId } });
    expect([refused.status, refused.fields]).toEqual([400, { emailAddress: 'required' }]);
  });

  test('is still there when the invitation is withdrawn', async () => {
    const companyUserId = await registered(company, address());
    const invited = await company.admin.call(sendInvitationMailToExistingEmployee, { body: { companyUserId } });
    const { id } = sendInvitationMailToExistingEmployee.answer.parse(invited.json).invitation;
    await company.admin.call(cancelInvitation, { body: { invitationId: id } });
    expect((await company.admin.call(getCompanyUser, { query: { companyUserEncrId: companyUserId } })).status).toBe(200);
  });

  test('whose access ends before they accept is invited no longer, and can be invited again', async () => {
    const email = address();
    const companyUserId = await registered(company, email);
    await company.admin.call(sendInvitationMailToExistingEmployee, { body: { companyUserId } });
    const link = await mailedTo(server, email);
    const logged: Change[] = [];
    const ended = await server.database.forCompany(company.companyId, (unit) => {
      const now = server.clock.now();
      const call = {
        company: unit,
        services: server.services,
        now,
        today: '2026-11-21',
        audit: (change: Change) => void logged.push(change),
      };
      return endAccess(call, companyUserId);
    });
    expect([ended, logged.map(({ after }) => after)]).toEqual(['hadNone', [{ status: 'Cancelled' }]]);
    expect((await (await server.stranger({ email })).call(acceptInvitation, { body: link })).codes).toEqual(['invitations.Cancelled']);
    expect((await company.admin.call(sendInvitationMailToExistingEmployee, { body: { companyUserId } })).codes).toEqual([]);
  });

  test('who is deactivated is invited no longer, and deleting them deletes the invitation', async () => {
    const email = address();
    const companyUserId = await registered(company, email);
    await company.admin.call(sendInvitationMailToExistingEmployee, { body: { companyUserId } });
    await company.admin.call(deactivateCompanyUser, { body: { companyUserId } });
    expect(await oneOf(email)).toMatchObject({ invitationStatus: 'Cancelled' });
    const link = await mailedTo(server, email);
    await company.admin.call(deleteCompanyUser, { body: { companyUserId } });
    expect(await oneOf(email)).toBeUndefined();
    expect(await shown(link)).toMatchObject({ companyId: 0 });
  });
});

test('accepting shortens the session at hand to the length of the company', async () => {
  const email = address();
  await invite(company, email);
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update company set session_length_minutes = 30 where company_id = ${company.companyId}`.execute(tx),
  );
  const stranger = await server.stranger({ email });
  const idleOf = () =>
    server.database.transaction(async ({ tx }) => {
      const { rows } = await sql<{ minutes: number; left: number }>`
        select idle_minutes as minutes, extract(epoch from idle_expires_at - last_seen_at)::integer / 60 as "left"
        from session where account_id = ${stranger.accountId}::uuid`.execute(tx);
      return rows;
    });
  expect(await idleOf()).toEqual([{ minutes: 480, left: 480 }]);
  expect((await stranger.call(acceptInvitation, { body: await mailedTo(server, email) })).codes).toEqual([]);
  expect(await idleOf()).toEqual([{ minutes: 30, left: 30 }]);
});

test('a session that comes over to the account that has the address is shortened to the length of its companies', async () => {
  const email = address();
  const [elsewhere, owner] = [await server.newCompany(), await server.stranger({ email })];
  await invite(elsewhere, email);
  expect((await owner.call(acceptInvitation, { body: await mailedTo(server, email) })).codes).toEqual([]);
  await server.database.forCompany(elsewhere.companyId, ({ tx }) =>
    sql`update company set session_length_minutes = 5 where company_id = ${elsewhere.companyId}`.execute(tx),
  );
  await invite(company, email);
  const unproved = await server.stranger({ email, emailVerified: false });
  expect((await unproved.call(acceptInvitation, { body: await mailedTo(server, email) })).codes).toEqual([]);
  const { rows } = await server.database.transaction(({ tx }) =>
    sql`select distinct idle_minutes as minutes from session where account_id = ${owner.accountId}::uuid`.execute(tx),
  );
  expect(rows).toEqual([{ minutes: 5 }]);
});
