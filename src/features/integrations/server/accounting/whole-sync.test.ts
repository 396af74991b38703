import { describe, expect, test } from 'vitest';
import { addStaff } from '#features/people/testing/staff.ts';
import type { InjectedFault } from '#kernel/testing/stub-server.ts';
import { testServer } from '#testing/server.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { askToCompare, comparisonOf, connectSystem, syncOf } from '../../testing/connected-company.ts';
import { everybody, outcomesOf } from '../../testing/sync-tools.ts';
import { threeSystems } from '../../testing/three-systems.ts';

const { accounting, systems, connected: connectedTo, unimicro } = await threeSystems();
const server = await testServer({ accounting });
const connected = (system: AccountingSystem) => connectedTo(server, system);

test.each(['tripletex', 'poweroffice', 'unimicro'] as const)('with %s everybody is compared, added and levelled', async (system) => {
  const { people } = systems[system];
  const company = await connected(system);
  const compared = await comparisonOf(server, company, { system });
  expect([compared.both.length, compared.onlyExternal.length]).toEqual([1, 1]);
  const sync = await syncOf(server, company, everybody(compared, company), system);
  expect(outcomesOf(sync)).toEqual(['addHere Eva Li added', 'addThere Ola Moe added', 'level Kari Hansen updated']);
  expect(people()).toEqual(['Kari kari@firma.no', 'Eva ', 'Ola ola@firma.no']);
  const again = await comparisonOf(server, company, { system, anew: true });
  expect(again.both.map(({ matchedBy }) => matchedBy)).toEqual(['link', 'link', 'link']);
  const second = await syncOf(server, company, { ...everybody(again, company), addToSamspillExternalIds: [] }, system);
  expect(second.counts).toMatchObject({ added: 0, updated: 0, failed: 0 });
});

describe.each(['tripletex', 'poweroffice', 'unimicro'] as const)('with %s nobody is added or changed twice', (system) => {
  test.each<[string, InjectedFault, 'once' | 'looked up, then again' | 'again']>([
    ['is lost', 'cut', 'once'],
    ['is 503 although it was done', { done: { status: 503 } }, 'once'],
    ['is 503', { status: 503 }, 'looked up, then again'],
    ['is 429, which says that nothing was done', { status: 429 }, 'again'],
  ])('when the first answer to each change %s', async (_case, fault, sent) => {
    const { others, people } = systems[system];
    const company = await connected(system);
    const compared = await comparisonOf(server, company, { system });
    others.asked.length = 0;
    const [adding, changing] = [/^POST .*employees?$/i, /^(?:PUT|PATCH) .*employees?\/\d+$/i];
    const ends = [adding, changing].map((when) => others.fail({ when, times: 1, fault }));
    const sync = await syncOf(server, company, everybody(compared, company), system);
    for (const end of ends) end();
    expect(outcomesOf(sync)).toEqual(['addHere Eva Li added', 'addThere Ola Moe added', 'level Kari Hansen updated']);
    expect(people()).toEqual(['Kari kari@firma.no', 'Eva ', 'Ola ola@firma.no']);
    expect([adding, changing].map((change) => howOften(others.asked, change))).toEqual([sent, sent]);
  });
});

/** How often a change was sent, and whether employees were read in between. */
function howOften(asked: readonly string[], change: RegExp): string {
  const places = asked.flatMap((name, place) => (change.test(name) ? [place] : []));
  const between = asked.slice(places[0], places[1]).some((name) => /^GET .*employees?(?:\/\d+)?$/i.test(name));
  if (places.length !== 2) return places.length === 1 ? 'once' : `${places.length} times`;
  return between ? 'looked up, then again' : 'again';
}

test('with unimicro two last names are no difference, are written whole, and are found again after a lost answer', async () => {
  const company = await server.newCompany();
  await connectSystem(server, company, 'unimicro', unimicro.companyKey);
  const staff = [
    { firstName: 'Kari', lastName: 'Berg Hansen', employeeNumber: '41' },
    { firstName: 'Ola', lastName: 'Lie Moe', employeeNumber: '42' },
    { firstName: 'Per', lastName: 'Dal Foss', employeeNumber: '43' },
  ];
  await server.database.forCompany(company.companyId, (unit) => addStaff(unit, staff, server.services.secrets));
  unimicro.employees.clear();
  unimicro.add({ EmployeeNumber: 41, BusinessRelationInfo: { ID: 1, Name: 'Kari Berg Hansen' } });
  unimicro.add({ EmployeeNumber: 42, BusinessRelationInfo: { ID: 2, Name: 'Ole Lie Moe' } });
  const compared = await comparisonOf(server, company, { system: 'unimicro' });
  expect(compared.both.map(({ differences }) => differences.map(({ field, there }) => [field, there]))).toEqual([
    [],
    [['firstName', 'Ole']],
  ]);
  const end = unimicro.fail({ when: /POST .*mployees?$/i, times: 1, fault: 'cut' });
  const sync = await syncOf(server, company, everybody(compared, company), 'unimicro');
  end();
  expect(outcomesOf(sync)).toEqual(['addThere Per Dal Foss added', 'level Kari Berg Hansen unchanged', 'level Ola Lie Moe updated']);
  const names = [...unimicro.employees.values()].map(({ BusinessRelationInfo: info }) => info?.['Name']);
  expect(names).toEqual(['Kari Berg Hansen', 'Ola Lie Moe', 'Per Dal Foss']);
  const again = await comparisonOf(server, company, { system: 'unimicro', anew: true });
  expect(again.both.flatMap(({ differences }) => differences)).toEqual([]);
});

test.each([
  ['tripletex', 'integrations.InvalidToken'],
  ['poweroffice', 'integrations.InvalidToken'],
  // It is the company that is closed, the installation is still let in.
  ['unimicro', 'integrations.NoPermission'],
] as const)('with %s a revoked key is named', async (system, code) => {
  const company = await connected(system);
  systems[system].others.revoke();
  expect((await askToCompare(server, company, company.admin, { system })).codes).toEqual([code]);
});
