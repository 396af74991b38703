import { expect, test } from 'vitest';
import { addStaff, type StaffMember } from '#features/people/testing/staff.ts';
import { fictionalStaff } from '#features/people/testing/staff-list.ts';
import { doWork } from '#testing/do-work.ts';
import { mailServer } from '#kernel/testing/mail-server.ts';
import { testServer } from '#testing/server.ts';
import { getSyncState } from '../../contract/endpoints-sync.ts';
import { Sync } from '../../contract/entities.ts';
import { comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { everybody } from '../../testing/sync-tools.ts';
import { threeChains, type Chain } from '../../testing/three-chains.ts';
import { threeSystems } from '../../testing/three-systems.ts';

const systems = await threeSystems();
const mail = await mailServer();
const server = await testServer({ accounting: systems.accounting, smtpUrl: mail.smtpUrl });
const chains = threeChains(server, systems, mail);

const [inBoth, onlyHere, onlyThere] = [40, 3, 5];
const staff = fictionalStaff(inBoth + onlyHere + onlyThere);
const [noNumberHere, noNumberThere] = ['01819012366', '01819012367'];
const lastThere = staff.at(-1)?.number;

/** As somebody is kept here; one of both has a number that is none. */
const ours = staff
  .slice(0, inBoth + onlyHere)
  .map(({ number, firstName, lastName, email, nationalNumber, street, postalCode, city }): StaffMember => ({
    firstName,
    lastName,
    ...(email !== undefined && { emailAddress: email }),
    employeeNumber: String(number),
    socialSecurityNumber: number === 1001 ? noNumberHere : nationalNumber,
    address: { streetAddress: street, postalCode, city },
  }));

/** From the so manieth change on, the key is refused. Answers what ends that. */
function revokeAfter({ others, changes, refusal }: Chain, most: number): () => void {
  let heal: (() => void) | undefined;
  const { asked } = others;
  const push = asked.push.bind(asked);
  asked.push = (...names) => {
    const seen = asked.filter((name) => changes.test(name)).length;
    if (seen >= most) heal ??= others.fail({ fault: refusal });
    return push(...names);
  };
  return () => {
    asked.push = push;
    heal?.();
  };
}

test.each(['tripletex', 'poweroffice', 'unimicro'] as const)(
  'with %s forty are levelled, five added here and three there; it is shut half-way, and goes on when it is open again',
  async (system) => {
    const chain: Chain = chains[system];
    const { others } = chain;
    const company = await server.newCompany();
    const { admin, companyId } = company;
    for (const person of [...staff.slice(0, inBoth), ...staff.slice(-onlyThere)])
      chain.addTheirs({ ...person, city: 'Oslo', nationalNumber: person.number === lastThere ? noNumberThere : person.nationalNumber });
    expect((await chain.connect(company, false)).codes).toEqual([chain.wrong]);
    expect((await chain.connect(company, true)).json['state']).toBe('connected');
    await server.database.forCompany(companyId, (unit) => addStaff(unit, ours, server.services.secrets));

    const compared = await comparisonOf(server, company, { system });
    expect([compared.both.length, compared.onlyExternal.length]).toEqual([inBoth, onlyThere]);
    expect(compared.onlySamspill).toHaveLength(onlyHere + 1);
    const named = [...compared.both, ...compared.onlyExternal].filter(({ invalidNumbers }) => invalidNumbers.length > 0);
    expect(named.map(({ employeeNumber }) => employeeNumber)).toEqual(['1001', String(lastThere)]);

    others.asked.length = 0;
    const heal = revokeAfter(chain, 20);
    const stopped = await syncOf(server, company, everybody(compared, company), system);
    expect(stopped).toMatchObject({ state: 'failed', reason: chain.revoked });
    expect(stopped.rows.filter(({ fate }) => fate === 'waiting').length).toBeGreaterThan(15);
    heal();
    expect((await chain.renew(company)).json['state']).toBe('connected');
    await doWork(server, companyId);
    const state = await admin.call(getSyncState, { query: { provider: system, syncId: stopped.syncId } });
    const { counts, addedHere, addedThere, state: ended, rows } = Sync.parse(state.json['sync']);
    expect({ ended, addedHere, addedThere, counts }).toEqual({
      ended: 'done',
      addedHere: onlyThere,
      addedThere: onlyHere,
      counts: { added: onlyThere + onlyHere, updated: inBoth, unchanged: 0, skipped: 0, failed: 0 },
    });
    expect(rows.flatMap(({ notTransferred }) => notTransferred)).toEqual(['socialSecurityNumber']);

    // Nobody is there twice, and what is ours counts.
    expect(others.employees.size).toBe(inBoth + onlyHere + onlyThere);
    const again = await comparisonOf(server, company, { system, anew: true });
    expect([again.both.length, again.onlyExternal.length]).toEqual([inBoth + onlyHere + onlyThere, 0]);
    const open = again.both.flatMap(({ differences }) =>
      differences.filter(({ canWriteHere, canWriteThere, kind }) => (canWriteHere || canWriteThere) && kind !== 'invalid'),
    );
    expect(open).toEqual([]);
    expect((await chain.disconnect(company)).status).toBe(200);
    expect(others.faults).toEqual([]);
  },
);
