import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { viewAs } from '#features/access-control/contract/endpoints-view.ts';
import { exportCompanyUsers, getActiveCompanyUsers, getCompanyUsersFilter } from '#features/people/contract/endpoints.ts';
import { deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { addStaff, type StaffMember } from '#features/people/testing/staff.ts';
import { add } from '#kernel/server/registers.ts';
import { readWork } from '#kernel/server/work/store-work.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { compareTripletex } from '../../contract/endpoints-comparison.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';
import { maxCompared } from '../../contract/kinds.ts';
import { ProviderRefusal, type RefusalDetails } from '../accounting/provider.ts';
import { failing, inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { doWork } from '#testing/do-work.ts';
import { askToCompare, comparisonOf, connectSystem } from '../../testing/connected-company.ts';
import { standInProviders } from '../connections/providers.ts';
import { fetchPeople } from './compare-work.ts';
import { deleteOldComparisons } from './delete-old-comparisons.ts';
import { readNewestComparison } from './store-comparison.ts';
import { readLinks } from './store-links.ts';

const tripletex = inMemoryProvider('tripletex');
const uniMicro = inMemoryProvider('unimicro');
const server = await testServer({}, [add(standInProviders, tripletex, uniMicro)]);
const { clock, database, services } = server;

async function connected(...staff: StaffMember[]): Promise<TestCompany & { ids: string[] }> {
  tripletex.people.length = 0;
  tripletex.fault = () => undefined;
  const company = await server.newCompany();
  await connectSystem(server, company, 'tripletex');
  const ids = await database.forCompany(company.companyId, (unit) => addStaff(unit, staff, services.secrets));
  return { ...company, ids };
}
const kari = { firstName: 'Kari', lastName: 'Hansen', employeeNumber: '17', emailAddress: 'kari@firma.no' };
const number = '01819012365';

test('a comparison has who is only there, who is only here, and who is in both with what differs', async () => {
  const company = await connected(
    { ...kari, department: 'Salg', socialSecurityNumber: number },
    { firstName: 'Ola', lastName: 'Moe', emailAddress: 'ola@firma.no' },
  );
  tripletex.add({ ...kari, department: 'Drift', socialSecurityNumber: '01819012366' });
  tripletex.add({ firstName: 'Eva', lastName: 'Li', salaryAccountNumber: '86011117948' });
  tripletex.add({ firstName: 'Gammel', lastName: 'Ansatt' }, { isActive: false });
  const { both, onlyExternal, onlySamspill, roomForUsers, provider } = await comparisonOf(server, company);
  expect(both).toMatchObject([
    {
      companyUserId: company.ids[0],
      externalId: tripletex.people[0]?.externalId,
      fullName: 'Kari Hansen',
      matchedBy: 'employeeNumber',
      invalidNumbers: ['socialSecurityNumber'],
      differences: [
        { field: 'department', kind: 'different', here: 'Salg', there: 'Drift' },
        { field: 'socialSecurityNumber', kind: 'invalid', here: null, there: null },
      ],
    },
  ]);
  expect(onlyExternal).toMatchObject([{ fullName: 'Eva Li', invalidNumbers: ['salaryAccountNumber'], candidates: [] }]);
  // The founder is here as well.
  expect(onlySamspill.map(({ fullName }) => fullName)).toContain('Ola Moe');
  expect([provider, roomForUsers]).toEqual(['tripletex', null]);
  const links = await database.forCompany(company.companyId, (unit) => readLinks(unit, 'tripletex'));
  expect([...links]).toEqual([[tripletex.people[0]?.externalId, company.ids[0]]]);
});

test('who is not active yet or has an external role is not proposed, and is found where they are there', async () => {
  const rita = { firstName: 'Rita', lastName: 'Regnskap', emailAddress: 'rita@byra.no' };
  const company = await connected(
    { ...kari, state: 'pending' },
    { firstName: 'Ola', lastName: 'Moe', state: 'inactive' },
    { ...rita, role: 'accountant' },
    { firstName: 'Siri', lastName: 'Styre', role: 'boardmember' },
  );
  expect((await comparisonOf(server, company)).onlySamspill.map(({ companyUserId }) => companyUserId)).toEqual([
    company.admin.companyUserId,
  ]);
  tripletex.add(kari);
  tripletex.add(rita);
  const { both, onlyExternal } = await comparisonOf(server, company, { anew: true });
  expect([both.map(({ fullName }) => fullName).toSorted(), onlyExternal]).toEqual([['Kari Hansen', 'Rita Regnskap'], []]);
});

test('it is kept sealed for a day, without numbers, and fetched anew on wish', async () => {
  const company = await connected({ ...kari, socialSecurityNumber: number });
  tripletex.add({ ...kari, city: 'Bergen', socialSecurityNumber: '29849610021' });
  const { comparisonId } = await comparisonOf(server, company);
  const asked = tripletex.asked.list;
  expect((await comparisonOf(server, company)).comparisonId).toBe(comparisonId);
  expect(tripletex.asked.list).toBe(asked);
  const anew = await comparisonOf(server, company, { anew: true });
  expect([anew.comparisonId === comparisonId, tripletex.asked.list]).toEqual([false, asked + 1]);
  clock.advance(24 * 3_600_000 + 1);
  // The administrator's session has ended meanwhile.
  const as = await company.person('hradmin');
  expect((await comparisonOf(server, company, { as })).comparisonId).not.toBe(anew.comparisonId);
  await deleteOldComparisons(services);
  const newest = () => database.forCompany(company.companyId, (unit) => readNewestComparison(unit, 'tripletex', new Date(0)));
  expect(await newest()).toBeDefined();
  clock.advance(24 * 3_600_000 + 1);
  await deleteOldComparisons(services);
  expect(await newest()).toBeUndefined();
});

test('whoever only looks is not told how hidden numbers differ', async () => {
  const company = await connected({ ...kari, address: { city: 'Oslo' }, socialSecurityNumber: number });
  tripletex.add({ ...kari, city: 'Bergen', socialSecurityNumber: '01819012366' });
  const accountant = await company.person('accountant');
  await comparisonOf(server, company);
  const { both } = await comparisonOf(server, company, { as: accountant });
  expect(both).toMatchObject([{ differences: [{ field: 'city' }], invalidNumbers: [] }]);
  expect(both[0]?.differences).toHaveLength(1);
});

test('whoever only looks, looks as somebody else, or is in a company that is deleted, starts none and sees the newest', async () => {
  const company = await connected(kari);
  const { admin, companyId, person } = company;
  const accountant = await person('accountant');
  const hr = await person('hradmin');
  const { json } = await admin.call(viewAs, { body: { companyUserId: hr.companyUserId } });
  const viewed = { 'x-view-as': String(json['viewId']) };
  const asked = tripletex.asked.list;
  const none = await accountant.call(compareTripletex);
  expect([none.status, none.codes]).toEqual([404, ['integrations.ComparisonNotFound']]);
  expect((await admin.call(compareTripletex, {}, viewed)).codes).toEqual(['integrations.ComparisonNotFound']);
  expect(tripletex.asked.list).toBe(asked);
  const { comparisonId } = await comparisonOf(server, company);
  const anew = { query: { anew: 'true' } };
  expect((await accountant.call(compareTripletex, anew)).codes).toEqual(['common.Forbidden']);
  expect((await admin.call(compareTripletex, anew, viewed)).codes).toEqual(['common.ReadOnly']);
  await database.forCompany(companyId, ({ tx }) => sql`update company set ends_at = now() + interval '30 days'`.execute(tx));
  expect((await admin.call(compareTripletex, anew)).codes).toEqual(['common.CompanyEnding']);
  for (const seen of [
    await accountant.call(compareTripletex),
    await admin.call(compareTripletex, {}, viewed),
    await admin.call(compareTripletex),
  ])
    expect(seen.json['comparison']).toMatchObject({ comparisonId });
  expect(tripletex.asked.list).toBe(asked + 1);
});

test('what failed stays for those who may try again, although somebody has seen it who only looks', async () => {
  const company = await connected(kari);
  tripletex.fault = failing('unavailable', { on: ['list'], times: 1 });
  await company.admin.call(compareTripletex);
  await doWork(server, company.companyId);
  for (const who of [await company.person('accountant'), company.admin])
    expect((await who.call(compareTripletex)).codes).toEqual(['integrations.ProviderUnavailable']);
});

test('everybody is fetched 30 times an hour at most', async () => {
  const company = await connected();
  for (let times = 0; times < 30; times += 1) await comparisonOf(server, company, { anew: true });
  const refused = await company.admin.call(compareTripletex, { query: { anew: 'true' } });
  expect([refused.status, refused.codes]).toEqual([429, ['common.TooManyRequests']]);
  expect((await company.admin.call(compareTripletex)).json['state']).toBe('done');
  clock.advance(3_600_000);
  expect((await company.admin.call(compareTripletex, { query: { anew: 'true' } })).json['state']).toBe('running');
});

test('the form of Uni Micro answers the same', async () => {
  const company = await server.newCompany();
  await connectSystem(server, company, 'unimicro');
  uniMicro.add(kari);
  expect((await comparisonOf(server, company, { system: 'unimicro' })).onlyExternal).toMatchObject([{ fullName: 'Kari Hansen' }]);
});

test('while nobody has begun it, the call says that it is running', async () => {
  const company = await connected(kari);
  const asked = await company.admin.call(compareTripletex);
  expect(asked.json).toMatchObject({ state: 'running', percent: 0 });
  // Whoever asks for another one joins the one that is under way.
  const asks = tripletex.asked.list;
  expect((await company.admin.call(compareTripletex, { query: { anew: 'true' } })).json['state']).toBe('running');
  await doWork(server, company.companyId);
  expect((await company.admin.call(compareTripletex)).json['state']).toBe('done');
  expect(tripletex.asked.list).toBe(asks + 1);
});

test.each([
  ['invalidKey', 'integrations.InvalidToken'],
  ['invalid', 'integrations.CouldNotFetchExternalUsers'],
  ['unavailable', 'integrations.ProviderUnavailable'],
  ['limited', 'integrations.ProviderUnavailable'],
  ['tooMany', 'integrations.TooManyPeople'],
] as const)('what the other system refuses as %s is said once, and tried anew by whoever asks again', async (kind, code) => {
  const company = await connected(kari);
  tripletex.fault = failing(kind, { on: ['list'], times: 1 });
  const refused = await askToCompare(server, company, company.admin);
  expect([refused.status, refused.codes]).toEqual([400, [code]]);
  // The place of running work says so too; the sentence of too many people needs a limit, and stands on the page alone.
  const [ended] = await database.forCompany(company.companyId, (unit) => readWork(unit, 1));
  expect(ended).toMatchObject({ state: 'failed', key: 'tripletex', reason: kind === 'tooMany' ? null : code });
  expect((await comparisonOf(server, company)).both).toEqual([]);
});

test('more people than can be compared are refused with the limit, and are no fault of the connection', async () => {
  const company = await connected();
  for (let count = 0; count < 40; count += 1) tripletex.add({ firstName: 'x'.repeat(1024 * 1024) });
  const refused = await askToCompare(server, company, company.admin);
  tripletex.people.length = 0;
  expect([refused.codes, refused.json['details']]).toEqual([['integrations.TooManyPeople'], { people: 20_000, megabytes: 32 }]);
  const { json } = await company.admin.call(getIntegrations);
  expect(json['integrations']).toContainEqual(expect.objectContaining({ provider: 'tripletex', state: 'ok' }));
});

test('as many as can be compared are read, and one more is refused', async () => {
  const people = Array.from({ length: maxCompared }, (_, index) => ({ externalId: String(index), fields: {} }));
  const reading = (...pages: unknown[][]) =>
    fetchPeople({ provider: { list: () => pages } as never, credentials: {} as never }, async () => undefined);
  expect(await reading(people, people)).toHaveLength(maxCompared);
  await expect(reading(people, [{ externalId: 'one more', fields: {} }])).rejects.toMatchObject({ kind: 'tooMany' });
});

test('a missing privilege is said in the words of the other system', async () => {
  const company = await connected(kari);
  const refuse = async (more: RefusalDetails) => {
    tripletex.fault = () => {
      throw new ProviderRefusal('noPermission', 'It answered 403.', { status: 403, ...more });
    };
    const { status, codes, json } = await askToCompare(server, company, company.admin);
    return [status, codes, json['details']];
  };
  const words = 'Mangler rettigheten «Ansatte».';
  expect(await refuse({ words })).toEqual([400, ['integrations.NoPermission'], { words }]);
  expect(await refuse({})).toEqual([400, ['integrations.NoPermission'], { words: 'HTTP 403.' }]);
});

test('without a connection, and for whoever may not see it, nothing is fetched', async () => {
  const company = await server.newCompany();
  const asked = tripletex.asked.list;
  expect((await company.admin.call(compareTripletex)).codes).toEqual(['integrations.CompanyConnectionNotFound']);
  expect((await (await company.person('manager')).call(compareTripletex)).codes).toEqual(['common.Forbidden']);
  expect(tripletex.asked.list).toBe(asked);
});

test('when somebody is erased, what was compared is erased with them, also what is compared just then', async () => {
  const company = await connected(kari, { firstName: 'Ola', lastName: 'Moe' });
  tripletex.add(kari);
  await comparisonOf(server, company);
  const erase = async (id = '') => {
    const { json } = await company.admin.call(deleteCompanyUser, { body: { companyUserId: id } });
    return json;
  };
  tripletex.fault = async (_asked, moment) => {
    if (moment === 'after') await erase(company.ids[0]);
  };
  const { both, onlySamspill, onlyExternal } = await comparisonOf(server, company, { anew: true });
  expect(both).toEqual([]);
  expect(onlySamspill.map(({ fullName }) => fullName)).not.toContain('Kari Hansen');
  expect(onlyExternal).toMatchObject([{ fullName: 'Kari Hansen', candidates: [] }]);
  expect((await database.forCompany(company.companyId, (unit) => readLinks(unit, 'tripletex'))).size).toBe(0);
});

test('the list of people is filtered by who is missing in a connected system', async () => {
  const company = await connected({ ...kari, department: 'Salg' }, { firstName: 'Ola', lastName: 'Moe' });
  tripletex.add(kari);
  await comparisonOf(server, company);
  const offered = async (who = company.admin) => {
    const { json } = await who.call(getCompanyUsersFilter, { query: { state: 'active' } });
    return getCompanyUsersFilter.answer.parse(json).filters.find(({ key }) => key === 'marks');
  };
  expect(await offered()).toEqual({ key: 'marks', values: [{ value: 'not-in-tripletex', name: 'Ikke i Tripletex', count: 2 }] });
  const listed = async (marks: string[], who = company.admin) => who.call(getActiveCompanyUsers, { body: { filter: { marks } } });
  const { json } = await listed(['not-in-tripletex']);
  const { companyUsers } = getActiveCompanyUsers.answer.parse(json);
  expect(new Set(companyUsers.map(({ id }) => id))).toEqual(new Set([company.ids[1], company.admin.companyUserId]));
  expect((await listed(['not-in-space'])).fields).toEqual({ 'filter.marks': 'select' });
  const office = await company.person('officeadmin');
  expect(await offered(office)).toBeUndefined();
  expect((await listed(['not-in-tripletex'], office)).fields).toEqual({ 'filter.marks': 'select' });
  const file = { activeOnlyCompanyUsers: true, columns: ['firstName'], format: 'csv', filter: { marks: ['not-in-tripletex'] } };
  const exported = await company.admin.call(exportCompanyUsers, { body: file });
  expect(exported.bytes.toString()).toContain('Ola');
  expect(exported.bytes.toString()).not.toContain('Kari Hansen');
});
