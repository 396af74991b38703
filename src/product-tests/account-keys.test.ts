import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { apiKeys, createApiKey, currentUser, setAccount } from '#features/account/contract/endpoints.ts';
import type { CurrentUser } from '#features/account/contract/entities.ts';
import { isClosedToKeys } from '#kernel/contract/endpoint.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { everyExample } from './every-example.ts';

const server = await testServer();
const all = await everyExample();

async function keyOf(owner: Caller, permissions?: string[]): Promise<Caller> {
  const { json } = await owner.call(createApiKey, { body: { name: 'Payroll', ...(permissions && { permissions }) } });
  return server.nobody.with({ bearer: String(json['key']) });
}

describe('what belongs to the account itself is refused to an API key', () => {
  const ofAccount = all.filter(({ endpoint: { access } }) => 'signedIn' in access);

  test.each(ofAccount.filter(({ endpoint }) => isClosedToKeys(endpoint)).map((one) => [one.action, one] as const))(
    '%s',
    async (_, { endpoint, example }) => {
      const company = await server.newCompany();
      const world = { server, company, admin: company.admin };
      await example.as?.(world);
      const input = await example.input(world);
      const answer = await (await keyOf(company.admin)).call(endpoint, input);
      expect([answer.status, answer.codes]).toEqual([403, ['authentication.NotWithApiKey']]);
    },
  );

  const openOf = (company: 'none' | 'required') =>
    ofAccount.flatMap(({ endpoint, action }) => (endpoint.company === company && !isClosedToKeys(endpoint) ? [action] : [])).toSorted();

  test('but records of the company, as far as its permissions reach', () => {
    expect(openOf('required')).toEqual([
      'access-control.findItemPeople',
      'access-control.getItemPermissions',
      'access-control.previewItemPermissions',
      'access-control.setItemPermissions',
      'billing.checkCompanyLimits',
      'content.getNews',
      'content.getVideos',
      'dashboard.getRecentActivity',
      'lottery.getGame',
      'notes.getOwnReminders',
      'parties.createParty',
      'parties.deleteParty',
      'parties.findInRegister',
      'parties.getParty',
      'parties.refreshParty',
      'parties.searchParties',
      'parties.updateParty',
      'people.getWhomToAsk',
      'saved-views.deleteView',
      'saved-views.getSavedViews',
      'saved-views.saveView',
      'tasks.completeTask',
      'tasks.createTask',
      'tasks.deleteTask',
      'tasks.getOwnTasks',
      'tasks.getProof',
      'tasks.getTasks',
      'tasks.reopenTask',
      'tasks.updateTask',
      'work.cancelWork',
      'work.getOwnWork',
      'work.tryWorkAgain',
    ]);
  });

  test('but who it is, and help', () => {
    expect(openOf('none')).toEqual([
      'account.currentUser',
      'content.getHelp',
      'content.getHelpPages',
      'content.getRoleDescriptions',
      'content.getTeasers',
    ]);
  });
});

describe('an API key of an employee in one company, who is system admin in another and used that last,', () => {
  async function inTwoCompanies() {
    const [own, other] = [await server.newCompany('Egen AS'), await server.newCompany('Annen AS')];
    const kari = await own.person('employee');
    await server.database.forCompany(other.companyId, ({ tx }) =>
      sql`update company_user set account_id = ${kari.accountId}::uuid where company_id = ${other.companyId}`.execute(tx),
    );
    await kari.call(setAccount, { body: { companyId: other.companyId } });
    return { own, other, kari };
  }
  const userOf = async (key: Caller, headers: Record<string, string> = {}) =>
    // Typed by the contract.
    (await key.call(currentUser, {}, headers)).json['user'] as CurrentUser;

  test('is told of its own company alone, whatever the cookie says', async () => {
    const { own, other, kari } = await inTwoCompanies();
    const key = await keyOf(kari, ['Employees']);
    for (const cookie of ['', `account=${other.companyId}`]) {
      const user = await userOf(key, { cookie });
      expect(user).toMatchObject({ companyId: own.companyId, companyUserId: kari.companyUserId, role: 'employee', isActive: true });
      expect(user.companies).toEqual([{ key: own.companyId, value: 'Egen AS' }]);
    }
    const elsewhere = await key.call(currentUser, {}, { 'x-account': String(other.companyId) });
    expect([elsewhere.status, elsewhere.codes]).toEqual([403, ['common.Forbidden']]);
  });

  test('is told what the key may do there, not what its owner may', async () => {
    const { kari } = await inTwoCompanies();
    const held = async (key: Caller) => Object.entries((await userOf(key)).permissions).flatMap(([name, isHeld]) => (isHeld ? [name] : []));
    expect(await held(await keyOf(kari, ['Employees']))).toEqual(['Employees']);
    expect((await held(await keyOf(kari))).length).toBeGreaterThan(1);
  });

  test('has its use noted', async () => {
    const { kari } = await inTwoCompanies();
    await userOf(await keyOf(kari));
    const { json } = await kari.call(apiKeys);
    expect(json['apiKeys']).toMatchObject([{ lastUsedAt: server.clock.now().toISOString() }]);
  });
});
