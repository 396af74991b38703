import { beforeEach, describe, expect, test } from 'vitest';
import { getCompanyUser, getPendingCompanyUsers } from '#features/people/contract/endpoints.ts';
import { newId } from '#kernel/server/id.ts';
import type { Caller } from '#testing/caller.ts';
import { rolesLacking } from '#testing/role-table.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import {
  acceptInvitation,
  cancelInvitation,
  getAllInvitations,
  sendInvitationMails,
  sendInvitationReminderMail,
} from '../contract/endpoints.ts';
import { invitationsOf, invite, mailedTo, registered, shownTo } from '../testing/invited.ts';

const server = await testServer();
let company: TestCompany;
beforeEach(async () => {
  company = await server.newCompany();
});

const address = () => `${newId()}@example.no`;
const send = (by: Caller, rows: readonly (readonly [string, string])[]) =>
  by.call(sendInvitationMails, {
    body: { invitationRequests: rows.map(([inviteeEmailAddress, role]) => ({ inviteeEmailAddress, role })) },
  });
const resultsOf = (answer: { json: Record<string, unknown> }) => sendInvitationMails.answer.parse(answer.json).results;
const oneOf = async (of: Pick<TestCompany, 'admin'>, email: string) =>
  (await invitationsOf(of)).find((one) => one.inviteeEmailAddress === email);
const later = (days: number) => server.clock.advance(days * 86_400_000);

describe('inviting', () => {
  test('makes a pending person, a mail in the company’s language and a link', async () => {
    const email = 'kari.lie@nabo.example';
    const sent = await invite(company, email, 'manager');
    expect(sent).toMatchObject({
      invitationStatus: 'Pending',
      role: 'manager',
      roleIsExternal: false,
      companyName: 'Fjord og Fjell AS',
      invitedCompanyUser: { firstName: 'Kari', lastName: 'Lie' },
      authAccountExists: false,
      permissions: { remind: true, withdraw: true, copyLink: true },
    });
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ to: email, subject: 'Kari Nordmann inviterer deg til Fjord og Fjell AS' });
    expect(mail?.html).toContain('Åpne invitasjonen');
    expect(await mailedTo(server, email)).toMatchObject({ invitationGuid: sent.invitationGuid });
    const pending = await company.admin.call(getPendingCompanyUsers, { body: {} });
    expect(getPendingCompanyUsers.answer.parse(pending.json).companyUsers).toContainEqual(
      expect.objectContaining({ id: sent.companyUserId, isPending: true, invitation: expect.objectContaining({ status: 'Pending' }) }),
    );
  });

  test('finds an address whose domain is written in another way', async () => {
    const [twice, taken, invited, member] = [newId(), newId(), newId(), newId()];
    await registered(company, `${taken}@blåbær.no`);
    await invite(company, `${invited}@xn--blbr-roah.no`);
    await company.person('employee', { email: `${member}@xn--blbr-roah.no` });
    const answer = await send(company.admin, [
      [`${twice}@blåbær.no`, 'employee'],
      [`${twice}@xn--blbr-roah.no`, 'employee'],
      [`${taken}@xn--blbr-roah.no`, 'employee'],
      [`${invited}@Blåbær.no`, 'employee'],
      [`${member}@blåbær.no`, 'employee'],
    ]);
    expect(resultsOf(answer).map(({ code }) => code)).toEqual([
      null,
      'invitations.InvitationEmailExists',
      'people.EmailAlreadyExists',
      'people.PersonAlreadyInvited',
      'invitations.ExistingUser',
    ]);
  });

  test('validates each row alone and says what became of it', async () => {
    const [twice, taken, invited] = [address(), address(), address()];
    await registered(company, taken);
    await invite(company, invited);
    const member = await company.person('employee', { email: address() });
    const { email } = await ownAddress(member);
    const answer = await send(company.admin, [
      [twice, 'employee'],
      [twice.toUpperCase(), 'employee'],
      [taken, 'employee'],
      [invited, 'employee'],
      [email, 'employee'],
      [address(), 'accountant'],
    ]);
    expect(answer.status).toBe(207);
    expect(resultsOf(answer).map(({ code }) => code)).toEqual([
      null,
      'invitations.InvitationEmailExists',
      'people.EmailAlreadyExists',
      'people.PersonAlreadyInvited',
      'invitations.ExistingUser',
      null,
    ]);
    expect(answer.codes.toSorted()).toEqual([
      'invitations.ExistingUser',
      'invitations.InvitationEmailExists',
      'people.EmailAlreadyExists',
      'people.PersonAlreadyInvited',
    ]);
  });

  test('refuses the whole call when nobody could be invited', async () => {
    const hr = await company.person('hradmin');
    const refused = await send(hr, [
      [address(), 'systemadmin'],
      [address(), 'gdpr'],
    ]);
    expect([refused.status, refused.codes]).toEqual([400, ['accesscontrol.NotAllowedToMakeAdmin']]);
    expect(refused.json['details']).toMatchObject({ results: [{ invitationId: null }, { code: 'accesscontrol.NotAllowedToUpdateRole' }] });
  });

  test('names each row whose address is none', async () => {
    const refused = await send(company.admin, [
      [address(), 'employee'],
      ['kari@', 'employee'],
      [' ', 'sjef'],
    ]);
    expect(refused.fields).toMatchObject({
      'invitationRequests[1].inviteeEmailAddress': 'email',
      'invitationRequests[2].inviteeEmailAddress': 'required',
      'invitationRequests[2].role': 'select',
    });
  });

  test.each(rolesLacking('EmployeesEdit'))('is not for %s', async (role) => {
    const caller = await company.person(role);
    expect((await send(caller, [[address(), 'employee']])).status).toBe(403);
    expect((await caller.call(getAllInvitations)).status).toBe(403);
  });

  test('is done for two hundred in one statement more than for two', async () => {
    const rows = (count: number) => Array.from({ length: count }, () => [address(), 'employee'] as const);
    const count = async (many: number) => {
      const before = server.database.statements();
      expect((await send(company.admin, rows(many))).status).toBe(200);
      return server.database.statements() - before;
    };
    // One more statement discards the plans before this many audit lines.
    expect(await count(200)).toBe((await count(2)) + 1);
  });
});

async function ownAddress(member: Caller): Promise<{ email: string }> {
  const answer = await company.admin.call(getCompanyUser, { query: { companyUserEncrId: member.companyUserId } });
  return { email: getCompanyUser.answer.parse(answer.json).companyUser.emailAddress ?? '' };
}

describe('an HR admin', () => {
  test('sees an invitation of a system admin without its link, and cannot touch it', async () => {
    const hr = await company.person('hradmin');
    const { id } = await invite(company, address(), 'systemadmin');
    const seen = (await invitationsOf({ admin: hr })).find((one) => one.id === id);
    expect(seen).toMatchObject({ invitationGuid: null, permissions: { remind: false, withdraw: false, copyLink: false } });
    const refused = await hr.call(cancelInvitation, { body: { invitationId: id } });
    expect([refused.status, refused.codes]).toEqual([403, ['common.Forbidden']]);
  });
});

describe('a reminder', () => {
  test('sends the same link again and gives it 14 more days', async () => {
    const email = address();
    const { id, invitationGuid } = await invite(company, email);
    later(15);
    const admin = await company.person('systemadmin');
    expect(await oneOf({ ...company, admin }, email)).toMatchObject({ isExpired: true });
    const reminded = await admin.call(sendInvitationReminderMail, { body: { invitationId: id, companyId: company.companyId } });
    expect(reminded.json['invitation']).toMatchObject({ invitationStatus: 'Reminded', isExpired: false });
    expect((await server.mails())[0]).toMatchObject({ to: email, subject: 'Påminnelse: Du er invitert til Fjord og Fjell AS' });
    expect(await mailedTo(server, email)).toMatchObject({ invitationGuid });
  });

  test('goes out three times a day at most', async () => {
    const { id } = await invite(company, address());
    const remind = () => company.admin.call(sendInvitationReminderMail, { body: { invitationId: id, companyId: company.companyId } });
    for (let time = 0; time < 3; time += 1) expect((await remind()).status).toBe(200);
    expect((await remind()).status).toBe(429);
  });

  test('is not used up by another company that tries its id', async () => {
    const { id } = await invite(company, address());
    const { admin: stranger, companyId } = await server.newCompany();
    for (let time = 0; time < 4; time += 1) {
      expect((await stranger.call(sendInvitationReminderMail, { body: { invitationId: id, companyId } })).codes).toEqual([
        'invitations.NotFound',
      ]);
    }
    const { status } = await company.admin.call(sendInvitationReminderMail, { body: { invitationId: id, companyId: company.companyId } });
    expect(status).toBe(200);
  });

  test.each([
    [{}, 400, 'invitations.MissingId'],
    [{ invitationId: newId() }, 404, 'invitations.NotFound'],
  ])('of %j is refused', async (body, status, code) => {
    const refused = await company.admin.call(sendInvitationReminderMail, { body: { ...body, companyId: company.companyId } });
    expect([refused.status, refused.codes]).toEqual([status, [code]]);
    const cancelled = await company.admin.call(cancelInvitation, { body });
    expect([cancelled.status, cancelled.codes]).toEqual([status, [code]]);
  });
});

describe('withdrawing', () => {
  test('removes the person who was only invited; the link says so, and the address is free', async () => {
    const email = address();
    const { id, companyUserId } = await invite(company, email);
    const link = await mailedTo(server, email);
    const done = await company.admin.call(cancelInvitation, { body: { invitationId: id } });
    expect(done.json['invitation']).toMatchObject({ invitationStatus: 'Cancelled', invitationGuid: null, companyUserId: null });
    expect(await shownTo(server.nobody, link)).toMatchObject({ invitationStatus: 'Cancelled', companyName: 'Fjord og Fjell AS' });
    expect((await company.admin.call(getCompanyUser, { query: { companyUserEncrId: companyUserId } })).status).toBe(404);
    const refused = await (await server.stranger({ email })).call(acceptInvitation, { body: link });
    expect(refused.codes).toEqual(['invitations.Cancelled']);
    const again = await company.admin.call(sendInvitationReminderMail, { body: { invitationId: id, companyId: company.companyId } });
    expect(again.codes).toEqual(['invitations.Cancelled']);
    expect(await invite(company, email)).toMatchObject({ invitationStatus: 'Pending' });
  });

  test('is too late once the person has come in', async () => {
    const email = address();
    const { id } = await invite(company, email);
    await (await server.stranger({ email })).call(acceptInvitation, { body: await mailedTo(server, email) });
    const refused = await company.admin.call(cancelInvitation, { body: { invitationId: id } });
    expect(refused.codes).toEqual(['invitations.Used']);
    const reminded = await company.admin.call(sendInvitationReminderMail, { body: { invitationId: id, companyId: company.companyId } });
    expect(reminded.codes).toEqual(['invitations.Used']);
  });
});
