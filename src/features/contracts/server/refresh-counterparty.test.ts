import { afterAll, describe, expect, test } from 'vitest';
import { startRegistry } from '#features/company/testing/registry.ts';
import { updateParty } from '#features/parties/contract/endpoints.ts';
import { addedParty } from '#features/parties/testing/added.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { compareWithRegister, refreshCounterparty } from '../contract/endpoints-register.ts';
import type { Contract } from '../contract/entities.ts';
import { open, update } from '../testing/calls.ts';
import { addedContract, contractOf } from '../testing/given.ts';

const register = await startRegistry();
afterAll(() => register.close());
const server = await testServer({ registryUrl: register.address });

const number = '123456785';
const unit = (navn: string, street: string, more: object = {}) => ({
  organisasjonsnummer: number,
  navn,
  forretningsadresse: { adresse: [street], postnummer: '5013', poststed: 'BERGEN', landkode: 'NO' },
  ...more,
});

/** A contract with an organisation as the register has it now. */
async function contractWithParty(who: Caller, more: object = {}): Promise<Contract> {
  register.changed.set(number, unit('Fjordlys AS', 'Strandgaten 18'));
  const { partyId, name } = await addedParty(who, { registryId: number, name: undefined, ...more });
  return addedContract(who, { party: name, partyId });
}

const compare = (who: Caller, { contractId }: Contract) => who.call(compareWithRegister, { query: { contractId } });
interface Compared {
  differences: { field: string; kept: string | null; register: string | null }[];
  said: { name: string | null; address: string | null; state: string };
}
// The answer of the call that is compared.
const comparedOf = ({ json }: TestAnswer) => json as unknown as Compared;
const linesOf = (answer: TestAnswer) => comparedOf(answer).differences.map((one) => `${one.field}: ${one.kept} → ${one.register}`);
const refresh = (who: Caller, { contractId, version, counterparty }: Contract, said: Compared['said']) =>
  who.call(refreshCounterparty, { body: { contractId, version, partyVersion: counterparty?.version, said } });

describe('what the register says of the party of a contract', () => {
  test('is shown beside what is kept, and nothing is taken', async () => {
    const { admin } = await server.newCompany();
    const contract = await contractWithParty(admin);
    expect(linesOf(await compare(admin, contract))).toEqual([]);
    register.changed.set(number, unit('Nordlys AS', 'Torget 2', { underAvvikling: true }));
    expect(linesOf(await compare(admin, contract))).toEqual([
      'name: Fjordlys AS → Nordlys AS',
      'address: Strandgaten 18, 5013 Bergen → Torget 2, 5013 Bergen',
      'state: active → windingUp',
    ]);
    expect((await open(admin, contract)).json['contract']).toMatchObject({ party: 'Fjordlys AS', version: 1 });
  });

  test.each([
    ['bankrupt', { konkurs: true }],
    ['deleted', { slettedato: '2026-11-01' }],
  ])('may be that it is %s', async (state, more) => {
    const { admin } = await server.newCompany();
    const contract = await contractWithParty(admin);
    register.changed.set(number, unit('Fjordlys AS', 'Strandgaten 18', more));
    const compared = await compare(admin, contract);
    expect(linesOf(compared)).toEqual([`state: active → ${state}`]);
    const taken = contractOf(await refresh(admin, contract, comparedOf(compared).said));
    expect(taken.counterparty).toMatchObject({
      register: { state, company: { name: 'Fjordlys AS' } },
      address: 'Strandgaten 18, 5013 Bergen',
    });
    expect(linesOf(await compare(admin, taken))).toEqual([]);
  });

  test('is taken as it was shown, with a line in the log of the contract', async () => {
    const { admin } = await server.newCompany();
    const contract = await contractWithParty(admin, { address: 'Strandgaten 1' });
    register.changed.set(number, unit('Nordlys AS', 'Torget 2'));
    const { said } = comparedOf(await compare(admin, contract));
    server.clock.set('2026-11-21T10:00:00Z');
    const taken = contractOf(await refresh(admin, contract, said));
    server.clock.set('2026-11-21T09:00:00Z');
    expect(taken).toMatchObject({
      party: 'Nordlys AS',
      version: 2,
      counterparty: {
        name: 'Nordlys AS',
        address: 'Torget 2, 5013 Bergen',
        register: { copiedAt: '2026-11-21T10:00:00.000Z' },
        differences: [],
      },
    });
    const { contractLogs } = (await open(admin, contract)).json['contract'] as { contractLogs: { sentence: string; changes: number }[] };
    expect(contractLogs[0]).toMatchObject({
      sentence: 'Kari Nordmann oppdaterte parten i avtalen «Leie av kontor» fra Enhetsregisteret',
      changes: 2,
    });
  });

  test('keeps a name of its own when only the address differs', async () => {
    const { admin } = await server.newCompany();
    const contract = await contractWithParty(admin);
    const named = contractOf(await update(admin, { contractId: contract.contractId, party: 'FJORDLYS AS' }));
    register.changed.set(number, unit('Fjordlys AS', 'Torget 2'));
    const { said } = comparedOf(await compare(admin, named));
    expect(contractOf(await refresh(admin, named, said))).toMatchObject({ party: 'FJORDLYS AS', counterparty: { name: 'Fjordlys AS' } });
  });

  test('keeps the day it was asked when nothing differs', async () => {
    const { admin } = await server.newCompany();
    const contract = await contractWithParty(admin);
    server.clock.set('2026-11-21T10:00:00Z');
    const { said } = comparedOf(await compare(admin, contract));
    const taken = contractOf(await refresh(admin, contract, said));
    server.clock.set('2026-11-21T09:00:00Z');
    expect(taken).toMatchObject({ version: 1, counterparty: { register: { copiedAt: '2026-11-21T10:00:00.000Z' } } });
  });
});

describe('a refresh is refused', () => {
  test('when the register says something else than was shown', async () => {
    const { admin } = await server.newCompany();
    const contract = await contractWithParty(admin);
    const { said } = comparedOf(await compare(admin, contract));
    register.changed.set(number, unit('Nordlys AS', 'Strandgaten 18'));
    const refused = await refresh(admin, contract, said);
    expect([refused.status, refused.codes]).toEqual([409, ['contracts.RegisterChanged']]);
    expect((await open(admin, contract)).json['contract']).toMatchObject({ party: 'Fjordlys AS', counterparty: { name: 'Fjordlys AS' } });
  });

  test('when the contract or the party has changed since', async () => {
    const { admin } = await server.newCompany();
    const contract = await contractWithParty(admin);
    const { said } = comparedOf(await compare(admin, contract));
    await update(admin, { contractId: contract.contractId, category: 'Leie' });
    const older = await refresh(admin, contract, said);
    expect([older.codes, (older.json['details'] as { contract: Contract }).contract.version]).toEqual([['common.Conflict'], 2]);
    const read = contractOf(await open(admin, contract));
    await admin.call(updateParty, { body: { partyId: read.counterparty?.partyId, email: 'post@example.no' } });
    expect((await refresh(admin, read, said)).codes).toEqual(['common.Conflict']);
  });

  test('without a number, and while the register is down or does not know it', async () => {
    const { admin } = await server.newCompany();
    const nameless = await addedContract(admin);
    expect((await compare(admin, nameless)).codes).toEqual(['contracts.NoNumber']);
    const { partyId } = await addedParty(admin);
    expect((await compare(admin, await addedContract(admin, { partyId }))).codes).toEqual(['contracts.NoNumber']);
    const contract = await contractWithParty(admin);
    const { said } = comparedOf(await compare(admin, contract));
    register.changed.set(number, 'broken');
    for (const answer of [await compare(admin, contract), await refresh(admin, contract, said)])
      expect([answer.status, answer.codes]).toEqual([503, ['parties.RegistryUnavailable']]);
    register.changed.set(number, { organisasjonsnummer: '987654325', navn: 'Annen AS' });
    expect((await compare(admin, contract)).status).toBe(503);
  });

  test('of whoever may not change parties, and the page knows', async () => {
    const company = await server.newCompany();
    const leader = await company.person('manager');
    const { contractId, counterparty } = await contractWithParty(company.admin);
    await update(company.admin, { contractId, responsible: leader.companyUserId });
    expect(counterparty?.permissions).toEqual({ refresh: true });
    const own = contractOf(await open(leader, { contractId }));
    expect([own.permissions.update, own.counterparty?.permissions]).toEqual([true, { refresh: false }]);
    expect((await compare(leader, own)).status).toBe(403);
    expect((await refresh(leader, own, { name: null, address: null, state: 'active' })).status).toBe(403);
  });
});
