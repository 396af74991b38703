import type { RegisterDifference } from '#features/parties/contract/entities.ts';
import { askRegister, readParty, takeRegister, type RegisteredUnit } from '#features/parties/server/public.ts';
import { registerAddress } from '#features/parties/contract/rules/register-address.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { twoStepHandler, type PrepareContext } from '#kernel/server/serve.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { compareWithRegister as compareContract, refreshCounterparty as contract } from '../contract/endpoints-register.ts';
import { differencesOf, type PartyFacts } from '#features/parties/contract/rules/register-differences.ts';
import { keptFacts, mayRefresh } from './counterparty.ts';
import { contractChange, isSame } from './log-contract.ts';
import { openContract, openToChange, reloadContract } from './open-contract.ts';
import { presentContract } from './present-contract.ts';
import { writePartyName } from './store-contract.ts';

type CompareContext = Pick<PrepareContext<typeof compareContract>, 'actor' | 'services' | 'call' | 'now'> & {
  fail: Fail<(typeof compareContract)['errors'][number]>;
};
type RegisterAnswer = NonNullable<Awaited<ReturnType<typeof askRegister>>>;

/** What the register says of the party of a contract, beside what is kept. */
export const compareWithRegister = twoStepHandler<typeof compareContract, RegisterAnswer>(
  (before, { query: { contractId } }) => ask(before, contractId),
  async (context, { query: { contractId } }) => {
    const { company, prepared, fail } = context;
    const stored = await openContract(context, contractId);
    const party = (stored.partyId && (await readParty(company, stored.partyId))) || fail('contracts.NoNumber');
    const said = factsOf(prepared);
    return { said, differences: differencesOf(keptFacts(stored, party), said), version: stored.version, partyVersion: party.version };
  },
);

/** Takes over what the register says of the party of a contract, when that is what was shown (contracts.81). */
export const refreshCounterparty = twoStepHandler<typeof contract, RegisterAnswer>(
  (before, { body: { contractId } }) => ask(before, contractId),
  async (context, { body }) => {
    const { company, actor, now, prepared, fail, audit } = context;
    const { contract: stored, day } = await openToChange(context, body, 'update');
    const { contractId, name, partyId } = stored;
    const party = (partyId && (await readParty(company, partyId, { lock: true }))) || fail('contracts.NoNumber');
    const present = () => presentContract({ company, member: actor.member, day }, stored);
    await refuseStale(fail, { read: body.partyVersion, stored: party.version }, async () => ({ contract: await present() }));
    const [storedFacts, said] = [keptFacts(stored, party), factsOf(prepared)];
    const differences = differencesOf(storedFacts, said);
    if (!isSame(said, body.said)) fail('contracts.RegisterChanged', 409, { details: { said, differences } });
    const taken = takenOf(differences);
    await takeRegister(context, party, {
      register: prepared,
      // An address that nobody has typed comes with the copy.
      taken: { ...(taken.name && { name: taken.name }), ...(taken.address && party.address !== null && { address: taken.address }) },
    });
    if (taken.name) await writePartyName(company, { contractId, party: taken.name, by: actor.member.companyUserId, now });
    audit(
      contractChange(
        contractId,
        { name, ...loggedParty(storedFacts) },
        { name, ...loggedParty({ ...storedFacts, ...taken, state: said.state }) },
      ),
    );
    return { contract: await reloadContract(context, contractId, day) };
  },
);

/** What the register says of the party's number; whoever may not refresh is refused before it is asked. */
async function ask(before: CompareContext, contractId: string): Promise<RegisterAnswer> {
  const { actor, services, call, now, fail } = before;
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  const today = dayIn(actor.member.timeZone, now);
  const registryId = await services.database.forCompany(companyId, async (company) => {
    const stored = await openContract({ company, actor, today, fail }, contractId);
    if (!mayRefresh(actor.member, stored)) fail('common.Forbidden');
    const party = stored.partyId === null ? undefined : await readParty(company, stored.partyId);
    return party?.registryId;
  });
  return (await askRegister(before, registryId ?? fail('contracts.NoNumber'))) ?? fail('parties.RegistryUnavailable', 503);
}

function factsOf({ company, state }: RegisteredUnit): PartyFacts {
  return { name: company?.name ?? null, address: company && registerAddress(company), state };
}

function takenOf(differences: readonly RegisterDifference[]): { name?: string; address?: string } {
  const given = differences.flatMap(({ field, register }) => (field === 'state' || register === null ? [] : [[field, register] as const]));
  return Object.fromEntries(given);
}

function loggedParty({ name: party, address: partyAddress, state: registerState }: PartyFacts) {
  return { party, partyAddress, registerState };
}
