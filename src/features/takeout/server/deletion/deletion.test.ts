import { describe, expect, test } from 'vitest';
import { currentUser } from '#features/account/contract/endpoints.ts';
import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import { makeNotificationsSeen } from '#features/notifications/contract/endpoints-bell.ts';
import { getActiveCompanyUsers, updateInteractionData } from '#features/people/contract/endpoints.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { testServer } from '#testing/server.ts';
import { cancelDelete, deleteCompany, getLeaving, takeOutPerson } from '../../contract/endpoints.ts';
import { deleteEnded, warnOfDeletion } from './delete-ended.ts';

const server = await testServer();
const name = 'Fjord og Fjell AS';
const hour = 3_600_000;

async function endingCompany() {
  const company = await server.newCompany();
  const { json } = await company.admin.call(deleteCompany, { body: { name: '  fjord og  Fjell as ' } });
  return { ...company, deletion: json['deletion'] as { endsAt: string; askedByFullName: string } };
}

describe('asking for a deletion', () => {
  test('takes the name, a system admin and a sign-in of the last minutes', async () => {
    const company = await server.newCompany();
    expect((await company.admin.call(deleteCompany, { body: { name: 'Fjord' } })).codes).toEqual(['companies.NameDiffers']);
    const office = await company.person('officeadmin');
    expect((await office.call(deleteCompany, { body: { name } })).codes).toEqual(['accesscontrol.OnlySystemAdmin']);
    expect((await office.call(cancelDelete, {})).codes).toEqual(['accesscontrol.OnlySystemAdmin']);
    server.clock.advance(hour);
    expect((await company.admin.call(deleteCompany, { body: { name } })).codes).toEqual(['authentication.RecentSignInRequired']);
    expect((await company.admin.call(getLeaving, {})).json).toMatchObject({ isDecider: true, deletion: null });
    expect((await office.call(getLeaving, {})).json).toMatchObject({ isDecider: false, deletion: null });
  });

  test('gives thirty days, mails each system admin in their language, and can be asked twice', async () => {
    const { admin, deletion, person } = await endingCompany();
    expect(Date.parse(deletion.endsAt) - server.clock.now().getTime()).toBe(30 * 24 * hour);
    expect(deletion.askedByFullName).toBe('Kari Nordmann');
    await person('systemadmin');
    expect((await admin.call(deleteCompany, { body: { name } })).json['deletion']).toEqual(deletion);
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ subject: expect.stringContaining(`${name} slettes`) });
  });
});

describe('until then', () => {
  test('everything is read and taken out, nothing is changed, and the product says so', async () => {
    const { admin, person } = await endingCompany();
    const employee = await person('employee');
    const refused = await admin.call(updateCompanySettings, { body: { allowSupport: true } });
    expect([refused.status, refused.codes]).toEqual([403, ['common.CompanyEnding']]);
    const list = await admin.call(getActiveCompanyUsers, { body: { pagination: { page: 1, pageSize: 10 } } });
    const [first] = list.json['companyUsers'] as { permissions: Record<string, boolean> }[];
    expect([list.status, first?.permissions['edit']]).toEqual([200, false]);
    expect((await employee.call(takeOutPerson, { body: { companyUserId: employee.companyUserId } })).status).toBe(200);
    expect((await employee.call(updateInteractionData, { body: { interactionData: { theme: 'dark' } } })).status).toBe(200);
    expect((await employee.call(makeNotificationsSeen, { body: {} })).status).toBe(200);
    const { user } = (await employee.call(currentUser, {}, {})).json as { user: { company: { endsAt: string } } };
    expect(user.company.endsAt).not.toBeNull();
  });

  test('a system admin may keep the company, and everything is as before', async () => {
    const { admin, companyId } = await endingCompany();
    const other = (await server.newCompany()).admin;
    expect((await other.call(cancelDelete, {}, { 'x-account': String(companyId) })).status).toBe(403);
    expect((await admin.call(cancelDelete, {})).status).toBe(200);
    expect((await admin.call(cancelDelete, {})).status).toBe(200);
    expect((await admin.call(updateCompanySettings, { body: { allowSupport: true } })).status).toBe(200);
    expect((await server.mails())[0]).toMatchObject({ subject: `${name} slettes ikke` });
    server.clock.advance(40 * 24 * hour);
    await deleteEnded(server.services);
    await server.database.forCompany(companyId, async (company) => {
      const { readEnding } = await import('./store-deletion.ts');
      expect(await readEnding(company)).toMatchObject({ name, endsAt: null });
    });
  });

  test('they are told three days before, unless it was cancelled', async () => {
    const { admin, companyId, deletion } = await endingCompany();
    await warnOfDeletion(server.services, { companyId, endsAt: deletion.endsAt });
    expect((await server.mails())[0]).toMatchObject({ subject: `${name} slettes om tre dager` });
    await admin.call(cancelDelete, {});
    const before = (await server.mails()).length;
    await warnOfDeletion(server.services, { companyId, endsAt: deletion.endsAt });
    expect((await server.mails()).length).toBe(before);
  });
});

test('a company that cannot be deleted keeps no later one from it', async () => {
  const [first, second] = [await endingCompany(), await endingCompany()];
  server.clock.advance(31 * 24 * hour);
  const removeCompany = async (companyId: number) => {
    if (companyId === first.companyId) throw new Error('The file store does not answer');
    await server.services.fileStore.removeCompany(companyId);
  };
  const fileStore = Object.assign(Object.create(server.services.fileStore), { removeCompany });
  await expect(deleteEnded({ ...server.services, fileStore })).rejects.toThrow('The file store does not answer');
  const left = await server.database.transaction(readCompanyIds);
  expect([left.includes(first.companyId), left.includes(second.companyId)]).toEqual([true, false]);
  await deleteEnded(server.services);
  expect(await server.database.transaction(readCompanyIds)).not.toContain(first.companyId);
});
