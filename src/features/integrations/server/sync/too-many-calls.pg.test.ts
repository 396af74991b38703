import { expect, test } from 'vitest';
import { isFaultRun } from '#kernel/testing/fault-run.ts';
import { testServer } from '#testing/server.ts';
import { askToCompare, comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { everybody } from '../../testing/sync-tools.ts';
import { threeSystems } from '../../testing/three-systems.ts';

const { accounting, systems, connected, tripletex } = await threeSystems();
const server = await testServer({ accounting });
const tooMany = { every: 5, fault: { status: 429, headers: { 'retry-after': '2' } } };

test.each(['tripletex', 'poweroffice', 'unimicro'] as const)(
  'with %s a comparison of many ends though every fifth call is too many',
  async (system) => {
    const { others } = systems[system];
    const company = await connected(server, system);
    const count = isFaultRun ? 10_000 : 3000;
    for (let added = 0; added < count; added += 1) others.add({});
    const end = others.fail(tooMany);
    const { status, json } = await askToCompare(server, company, company.admin, { system });
    end();
    expect([status, json['state']]).toEqual([200, 'done']);
  },
);

test('a sync of many ends though every fifth call is too many', async () => {
  const company = await connected(server, 'tripletex');
  // Eva is the ten thousandth.
  const count = isFaultRun ? 9999 : 60;
  for (let number = 0; number < count; number += 1) {
    // Names have no digits.
    const lastName = `Dal${String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
    const person = { firstName: 'Siri', lastName, employeeNumber: String(1000 + number) };
    tripletex.add({ ...person, email: `siri${number}@firma.no` });
  }
  const compared = await comparisonOf(server, company);
  const end = tripletex.fail(tooMany);
  const { state, counts } = await syncOf(server, company, everybody(compared, company));
  end();
  // Eva as well, and Ola there; Kari gets an address.
  expect([state, counts]).toEqual(['done', { added: count + 2, updated: 1, unchanged: 0, skipped: 0, failed: 0 }]);
}, 3_600_000);
