import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { setWorkWeek } from '#features/absence/contract/endpoints-balance.ts';
import { previewSettings, updateSettings } from '#features/absence/contract/endpoints-company.ts';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { openAbsence } from '#features/absence/testing/opened.ts';
import { updateCompanyDetails } from '#features/company/contract/endpoints.ts';
import { registration } from '#features/company/testing/registration.ts';
import { addedParty } from '#features/parties/testing/added.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { deleteContract, exportContracts, getContracts } from '../contract/endpoints.ts';
import { getContractParties, previewContractSettings, updateContractSettings } from '../contract/endpoints-register.ts';
import type { ContractRow, ContractSum } from '../contract/entities.ts';
import { contractSorts } from '../contract/lists.ts';
import { listOf, names, update } from '../testing/calls.ts';
import { addedContract } from '../testing/given.ts';

const server = await testServer();

describe('the list', () => {
  const filled = async () => {
    const { admin, person } = await server.newCompany();
    await addedContract(admin, { name: 'Leie', category: 'Lokaler', trafficLight: 'Green' });
    await addedContract(admin, {
      name: 'Strøm',
      category: 'Lokaler',
      value: '1200.50',
      interval: 2,
      endDate: '2027-01-31',
      noticePeriod: null,
    });
    await addedContract(admin, { name: 'Advokat', party: 'Ås Advokater', category: null, value: '1950', interval: 3, endDate: null });
    await addedContract(admin, { name: 'Lisens', currency: 'EUR', value: '10', status: 2 });
    await addedContract(admin, { name: 'Forsikring', value: null, typeId: 2, endDate: '2026-01-31', renewalInterval: null });
    return { admin, person };
  };

  test('comes by deadline, paged, with what has none last', async () => {
    const { admin } = await filled();
    const json = await listOf(admin, { page: 1, pageSize: 2 });
    expect((json['contracts'] as ContractRow[]).map(({ name, nextDeadline }) => [name, nextDeadline])).toEqual([
      // 31 January 2027 is a Sunday.
      ['Strøm', '2027-01-29'],
      ['Leie', '2027-09-30'],
    ]);
    expect([json['totalEntries'], json['topCategories']]).toEqual([5, ['Lokaler']]);
    expect(await names(admin, {}, { page: 3, pageSize: 2, sortBy: 'name' })).toEqual(['Strøm']);
    expect(await names(admin, {}, { sortBy: 'name', sortDirection: 'desc' })).toEqual(['Strøm', 'Lisens', 'Leie', 'Forsikring', 'Advokat']);
  });

  test('comes by each column of contracts that run, in both directions', async () => {
    const { admin, person } = await server.newCompany();
    const [abel, moe] = [await person('manager', { lastName: 'Abel' }), await person('manager', { lastName: 'Moe' })];
    const low = { party: 'Alfa', category: 'Alfa', responsible: abel.companyUserId, value: '100', trafficLight: 'Green' };
    const high = { party: 'Beta', category: 'Beta', responsible: moe.companyUserId, value: '200', trafficLight: 'Red' };
    await addedContract(admin, { ...low, name: 'A', endDate: '2027-06-30' });
    server.clock.set('2026-11-21T09:30:00Z');
    await addedContract(admin, { ...high, name: 'B', endDate: '2027-12-31' });
    const sorts = contractSorts.filter((sortBy) => sortBy !== 'status');
    const orders = sorts.map(async (sortBy) => [
      sortBy,
      await names(admin, {}, { sortBy, sortDirection: 'asc' }),
      await names(admin, {}, { sortBy, sortDirection: 'desc' }),
    ]);
    expect(await Promise.all(orders)).toEqual(sorts.map((sortBy) => [sortBy, ['A', 'B'], ['B', 'A']]));
  });

  test('sums the whole filter by currency, and counts hours', async () => {
    const { admin } = await filled();
    const sums = async (filter: object) =>
      (await listOf(admin, { page: 1, pageSize: 1, filter: JSON.stringify(filter) }))['sums'] as ContractSum[];
    expect(await sums({})).toEqual([
      { currency: 'NOK', perYear: '301200.50', contracts: 2, hourly: 1 },
      { currency: 'EUR', perYear: '120.00', contracts: 1, hourly: 0 },
    ]);
    expect(await sums({ statuses: [1], search: 'strøm' })).toEqual([{ currency: 'NOK', perYear: '1200.50', contracts: 1, hourly: 0 }]);
  });

  test('sums what is there now, as contracts come, change and go', async () => {
    const { admin } = await server.newCompany();
    const summary = async () => {
      const { totalEntries, sums, topCategories } = await listOf(admin, { page: 1, pageSize: 1 });
      return [totalEntries, (sums as ContractSum[])[0]?.perYear, topCategories];
    };
    expect(await summary()).toEqual([0, undefined, []]);
    const first = await addedContract(admin, { value: '100', interval: 2, category: 'Leie' });
    expect(await summary()).toEqual([1, '100.00', ['Leie']]);
    const second = await addedContract(admin, { value: '20', interval: 2, category: null });
    expect(await summary()).toEqual([2, '120.00', ['Leie']]);
    await update(admin, { contractId: first.contractId, value: '50', category: 'Lokaler' });
    expect(await summary()).toEqual([2, '70.00', ['Lokaler']]);
    await admin.call(deleteContract, { body: { contractId: first.contractId, name: first.name } });
    expect(await summary()).toEqual([1, '20.00', []]);
    await admin.call(deleteContract, { body: { contractId: second.contractId, name: second.name } });
    expect(await summary()).toEqual([0, undefined, []]);
  });

  test.each<[string, object, string[]]>([
    ['words', { search: 'ås adv' }, ['Advokat']],
    ['the name of the responsible', { search: 'nordmann lei' }, ['Leie']],
    ['categories', { categories: ['Lokaler'] }, ['Leie', 'Strøm']],
    ['no category', { categories: [''] }, ['Advokat', 'Forsikring', 'Lisens']],
    ['status', { statuses: [2] }, ['Lisens']],
    ['renewal', { types: [2] }, ['Forsikring']],
    ['light', { trafficLights: ['Green'] }, ['Leie']],
    ['no light', { trafficLights: [null] }, ['Advokat', 'Forsikring', 'Lisens', 'Strøm']],
    ['deadlines within days', { deadlineWithinDays: 69 }, ['Strøm']],
    ['deadlines within one day less', { deadlineWithinDays: 68 }, []],
    ['notifications', { hasNotifications: true }, ['Leie', 'Strøm']],
    ['notes', { hasNotes: true }, []],
  ])('is narrowed by %s', async (_name, filter, expected) => {
    const { admin } = await filled();
    expect(await names(admin, filter, { sortBy: 'name' })).toEqual(expected);
  });

  test('is ordered by how pressing the lights are', async () => {
    const { admin } = await server.newCompany();
    for (const trafficLight of ['Red', null, 'Yellow', 'Green']) await addedContract(admin, { name: trafficLight ?? 'Uten', trafficLight });
    expect(await names(admin, {}, { sortBy: 'trafficLight' })).toEqual(['Green', 'Yellow', 'Red', 'Uten']);
    expect(await names(admin, {}, { sortBy: 'trafficLight', sortDirection: 'desc' })).toEqual(['Red', 'Yellow', 'Green', 'Uten']);
  });

  test('is narrowed by party, among the parties of contracts that the reader sees', async () => {
    const { admin, person } = await server.newCompany();
    const leader = await person('manager');
    const [fjord, nord] = [await addedParty(admin, { name: 'Fjordlys' }), await addedParty(admin, { name: 'Åsen' })];
    await addedParty(admin, { name: 'Uten avtale' });
    await addedContract(admin, { name: 'Leie', partyId: nord.partyId, status: 2 });
    await addedContract(admin, { name: 'Strøm', partyId: nord.partyId, responsible: leader.companyUserId });
    await addedContract(admin, { name: 'Vask', partyId: fjord.partyId });
    expect(await names(admin, { partyIds: [nord.partyId] }, { sortBy: 'name' })).toEqual(['Leie', 'Strøm']);
    const parties = async (who: Caller) =>
      ((await who.call(getContractParties)).json['parties'] as { name: string; contracts: number }[]).map((one) => [
        one.name,
        one.contracts,
      ]);
    expect(await parties(admin)).toEqual([
      ['Fjordlys', 1],
      ['Åsen', 2],
    ]);
    expect(await parties(leader)).toEqual([['Åsen', 1]]);
  });

  test('is searched by the organisation number of a party, whole or in part', async () => {
    const { admin, person } = await filled();
    const { partyId } = await addedParty(admin, { name: 'Nord AS', registryId: '123456785' });
    await addedContract(admin, { name: 'Renhold', party: 'Nord AS', partyId });
    for (const search of ['123456785', '123 456 785', 'nord 6785']) expect(await names(admin, { search })).toEqual(['Renhold']);
    expect(await names(admin, { search: '123456786' })).toEqual([]);
    expect(await names(await person('manager'), { search: '123456785' }), 'those of others').toEqual([]);
  });

  test('refuses a filter that is none', async () => {
    const { admin } = await server.newCompany();
    expect((await admin.call(getContracts, { query: { filter: '{' } })).fields).toEqual({ filter: 'invalid' });
  });

  test('is exported in words, with columns of choice', async () => {
    const { admin } = await filled();
    const columns = ['name', 'status', 'noticePeriod', 'nextDeadline', 'contractValue', 'interval'];
    const { bytes, headers } = await admin.call(exportContracts, { body: { columns, format: 'csv', filter: { statuses: [1] } } });
    expect(String(headers['content-disposition'])).toContain('Contracts-2026-11-21.csv');
    const lines = bytes.toString().split('\r\n');
    expect(lines).toEqual([
      '\uFEFFNavn;Status;Oppsigelsestid;Frist;Verdi;Per',
      'Strøm;Aktiv;;29.01.2027;1200,5;År',
      'Leie;Aktiv;3 måneder;30.09.2027;25000;Måned',
      'Advokat;Aktiv;3 måneder;;1950;Time',
      'Forsikring;Utløpt;3 måneder;;;',
      '',
    ]);
  });

  test.each([{}, { sortBy: 'name', sortDirection: 'desc' }, { sortBy: 'contractValue' }])(
    'is exported in the order %o, also what is selected',
    async (order) => {
      const { admin } = await filled();
      const shown = (await listOf(admin, order))['contracts'] as ContractRow[];
      const take = async (whom: object) => {
        const { bytes } = await admin.call(exportContracts, { body: { columns: ['name'], format: 'csv', ...order, ...whom } });
        return bytes.toString().trim().split('\r\n').slice(1);
      };
      expect(await take({})).toEqual(shown.map(({ name }) => name));
      const some = shown.filter(({ name }) => ['Strøm', 'Advokat', 'Leie'].includes(name));
      expect(await take({ contractIds: some.toReversed().map(({ contractId }) => contractId) })).toEqual(some.map(({ name }) => name));
    },
  );
});

describe('deadlines are counted anew at once when the company changes', () => {
  const due = async () => {
    const { admin } = await server.newCompany();
    await openAbsence(admin);
    // Its last day for notice is 30 September 2027, a Thursday: 313 days from 21 November 2026.
    await addedContract(admin);
    expect(await names(admin, { deadlineWithinDays: 312 })).toEqual([]);
    return admin;
  };

  test('its days off', async () => {
    const admin = await due();
    const days = [{ date: '2027-09-30', kind: 'off', name: 'Planlegging' }];
    expect((await admin.call(updateSettings, { body: { days } })).status).toBe(200);
    expect(await names(admin, { deadlineWithinDays: 312 })).toEqual(['Leie av kontor']);
    await admin.call(updateSettings, { body: { days: [] } });
    expect(await names(admin, { deadlineWithinDays: 312 })).toEqual([]);
  });

  test('its country, until the absence settings have one', async () => {
    const { admin } = await server.newCompany();
    // Epiphany, a Wednesday, is a public holiday in Sweden and none in Norway; it is 46 days from 21 November 2026.
    await addedContract(admin, { endDate: '2027-01-06', noticePeriod: null });
    expect(await names(admin, { deadlineWithinDays: 45 })).toEqual([]);
    const { address } = registration().company;
    const body = { company: registration({ address: { ...address, country: 'SE' } }).company };
    expect((await admin.call(updateCompanyDetails, { body })).codes).toEqual([]);
    expect(await names(admin, { deadlineWithinDays: 45 })).toEqual(['Leie av kontor']);
  });

  test('its working days, and not when a person’s change', async () => {
    const admin = await due();
    const weekdays = { 0: false, 1: true, 2: true, 3: true, 4: false, 5: true, 6: false };
    const set = (body: object) => admin.call(setWorkWeek, { body: { weekdays, validFrom: '2026-12-01', ...body } });
    expect((await set({ companyUserId: admin.companyUserId })).status).toBe(200);
    expect(await names(admin, { deadlineWithinDays: 312 })).toEqual([]);
    expect((await set({})).status).toBe(200);
    expect(await names(admin, { deadlineWithinDays: 312 })).toEqual(['Leie av kontor']);
  });
});

describe('which deadlines a setting would move is shown before', () => {
  const days = [{ date: '2027-09-30', kind: 'off', name: 'Planlegging' }];
  const title = 'Leie av kontor (Fjordgata Eiendom AS)';
  const moved = (answer: { json: Record<string, unknown> }) =>
    (answer.json['deadlines'] as { title: string; before: string; after: string }[]).map((one) => [one.title, one.before, one.after]);

  test('of days off and of a work week, with what is not counted in days left out', async () => {
    const { admin } = await server.newCompany();
    await openAbsence(admin);
    await addedContract(admin);
    await addedContract(admin, { name: 'Løpende', endDate: null });
    const preview = async (body: object) => moved(await admin.call(previewSettings, { body }));
    expect(await preview({ days })).toEqual([[title, '2027-09-30', '2027-09-29']]);
    const weekdays = { 0: false, 1: true, 2: true, 3: true, 4: false, 5: true, 6: false };
    expect(await preview({ workWeek: { weekdays, validFrom: '2026-12-01' } })).toEqual([[title, '2027-09-30', '2027-09-29']]);
    expect(await preview({ careDays: 12 })).toEqual([]);
    await admin.call(updateSettings, { body: { days } });
    expect(await preview({ days })).toEqual([]);
  });

  test('not while contracts are turned off', async () => {
    const { companyId, admin } = await server.newCompany();
    await openAbsence(admin);
    await addedContract(admin);
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update company set features_off = '{contracts}' where company_id = ${companyId}`.execute(tx),
    );
    expect(moved(await admin.call(previewSettings, { body: { days } }))).toEqual([]);
  });

  test('of working days or not, and only of contracts that the caller sees', async () => {
    const { admin, person } = await server.newCompany();
    await openAbsence(admin);
    const { contractId } = await addedContract(admin);
    await admin.call(updateSettings, { body: { days } });
    const preview = async (who: Caller, movesToWorkingDay: boolean) =>
      moved(await who.call(previewContractSettings, { body: { movesToWorkingDay } }));
    const keeper = await person('officeadmin');
    expect(await preview(admin, false)).toEqual([[title, '2027-09-29', '2027-09-30']]);
    expect(await preview(keeper, false)).toEqual([[title, '2027-09-29', '2027-09-30']]);
    expect(await preview(admin, true)).toEqual([]);
    expect(
      (
        await admin.call(setItemPermissions, {
          body: { itemType: 'contract', itemId: contractId, grants: [{ companyUserId: admin.companyUserId, level: 'full' }] },
        })
      ).codes,
    ).toEqual([]);
    expect(await preview(keeper, false)).toEqual([]);
    expect((await admin.call(updateContractSettings, { body: { movesToWorkingDay: false } })).status).toBe(200);
    expect(await preview(admin, false)).toEqual([]);
  });
});
