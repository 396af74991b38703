import { expect, test } from 'vitest';
import { addStaff, type StaffMember } from '#features/people/testing/staff.ts';
import { madeUpStaff } from '#features/people/testing/staff-list.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';
import { connectTripletex, disconnectTripletex, updateTripletex } from '../../contract/endpoints-connections.ts';
import { getSyncState } from '../../contract/endpoints-sync.ts';
import { Sync } from '../../contract/entities.ts';
import { comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { everybody } from '../../testing/sync-tools.ts';
import { tripletexServer } from '../../testing/tripletex-server.ts';

const tripletex = await tripletexServer();
const accounting = {
  tripletex: { url: tripletex.url, consumerToken: tripletex.consumerToken },
  poweroffice: undefined,
  unimicro: undefined,
};
const server = await testServer({ accounting });

const [inBoth, onlyHere, onlyThere] = [40, 3, 5];
const staff = madeUpStaff(inBoth + onlyHere + onlyThere);

/** As somebody is kept here; the last one there and one of both have a number that is none. */
const ours = staff
  .slice(0, inBoth + onlyHere)
  .map(({ number, firstName, lastName, email, nationalNumber, street, postalCode, city }): StaffMember => ({
    firstName,
    lastName,
    ...(email !== undefined && { emailAddress: email }),
    employeeNumber: String(number),
    socialSecurityNumber: number === 1001 ? '01819012366' : nationalNumber,
    address: { streetAddress: street, postalCode, city },
  }));

function addTheirs(): void {
  for (const { number, firstName, lastName, email, nationalNumber, account } of [...staff.slice(0, inBoth), ...staff.slice(-onlyThere)])
    tripletex.add({
      firstName,
      lastName,
      ...(email !== undefined && { email }),
      employeeNumber: String(number),
      nationalIdentityNumber: nationalNumber,
      bankAccountNumber: number === staff.at(-1)?.number ? '86011117948' : account,
      address: { addressLine1: 'Gammelveien 1', postalCode: '0155', city: 'Oslo', country: { id: 161, isoAlpha2Code: 'NO' } },
    });
}

/** From the so manieth change on, the key is refused. Answers what ends that. */
function revokeAfter(changes: number): () => void {
  let heal: (() => void) | undefined;
  const { asked } = tripletex;
  const push = asked.push.bind(asked);
  asked.push = (...names) => {
    const seen = asked.filter((name) => /^(?:PUT|POST) \/employee/.test(name)).length;
    if (seen >= changes) heal ??= tripletex.fail({ mishap: { status: 401, json: { status: 401, code: 3000, message: 'Unauthorized' } } });
    return push(...names);
  };
  return () => {
    asked.push = push;
    heal?.();
  };
}

test('forty are levelled, five added here and three there; the key is revoked half-way, and a new one goes on', async () => {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  addTheirs();
  const connecting = { employeeToken: tripletex.employeeToken, departmentId: null, isOtherCompanyMeant: true };
  expect((await admin.call(connectTripletex, { body: { ...connecting, employeeToken: 'wrong' } })).codes).toEqual([
    'integrations.InvalidToken',
  ]);
  expect((await admin.call(connectTripletex, { body: connecting })).json['state']).toBe('connected');
  await server.database.forCompany(companyId, (unit) => addStaff(unit, ours, server.services.secrets));

  const compared = await comparisonOf(server, company);
  expect([compared.both.length, compared.onlyExternal.length]).toEqual([inBoth, onlyThere]);
  expect(compared.onlySamspill.map(({ companyUserId }) => companyUserId)).toHaveLength(onlyHere + 1);
  const named = [...compared.both, ...compared.onlyExternal].filter(({ invalidNumbers }) => invalidNumbers.length > 0);
  expect(named.map(({ employeeNumber }) => employeeNumber)).toEqual(['1001', String(staff.at(-1)?.number)]);

  tripletex.asked.length = 0;
  const heal = revokeAfter(20);
  const stopped = await syncOf(server, company, everybody(compared, company));
  expect(stopped).toMatchObject({ state: 'failed', reason: 'integrations.InvalidToken' });
  const waiting = stopped.rows.filter(({ fate }) => fate === 'waiting').length;
  expect(waiting).toBeGreaterThan(15);
  heal();
  expect((await admin.call(updateTripletex, { body: connecting })).json['state']).toBe('connected');
  await doWork(server, companyId);
  const state = await admin.call(getSyncState, { query: { provider: 'tripletex', syncId: stopped.syncId } });
  const { counts, addedHere, addedThere, state: ended, rows } = Sync.parse(state.json['sync']);
  expect({ ended, addedHere, addedThere, counts }).toEqual({
    ended: 'done',
    addedHere: onlyThere,
    addedThere: onlyHere,
    counts: { added: onlyThere + onlyHere, updated: inBoth, unchanged: 0, skipped: 0, failed: 0 },
  });
  expect(rows.flatMap(({ notTransferred }) => notTransferred).toSorted()).toEqual(['salaryAccountNumber']);

  // Nobody is there twice, and the addresses are ours.
  expect(tripletex.employees.size).toBe(inBoth + onlyHere + onlyThere);
  const again = await comparisonOf(server, company, { anew: true });
  expect([again.both.length, again.onlyExternal.length]).toEqual([inBoth + onlyHere + onlyThere, 0]);
  const left = again.both.filter(({ differences }) => differences.some(({ canWriteHere, canWriteThere }) => canWriteHere || canWriteThere));
  // Ours counts, and is none.
  expect(left.flatMap(({ differences }) => differences)).toMatchObject([{ field: 'socialSecurityNumber', kind: 'invalid' }]);
  expect((await admin.call(disconnectTripletex)).status).toBe(200);
});
