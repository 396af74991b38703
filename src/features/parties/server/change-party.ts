import type { Handler } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { deleteParty as deleteContract, refreshParty as refreshContract, updateParty as contract } from '../contract/endpoints.ts';
import { askRegister } from './ask-register.ts';
import { contactsOf, openParty, reloadParty, requireRights } from './open-party.ts';
import { partyUses } from './party-uses.ts';
import { takeRegister } from './take-register.ts';
import { deletePartyRow, readParty, writeContacts, writeParty, type PartyContent, type StoredRegister } from './store-party.ts';

/** Changes a party and its contacts. */
export const updateParty: Handler<typeof contract> = async (context, { body }) => {
  const { company, audit } = context;
  const party = await openParty(context, body);
  const { name, email, phoneCountryCode, phone, address, contacts } = body;
  const content: PartyContent = {
    name: name ?? party.name,
    email: email === undefined ? party.email : email,
    phoneCountryCode: phoneCountryCode ?? party.phoneCountryCode,
    phone: phone === undefined ? party.phone : phone,
    address: address === undefined ? party.address : address,
  };
  await writeParty(company, party.partyId, content);
  if (contacts) await writeContacts(company, party.partyId, contactsOf(contacts, party.contacts));
  audit({
    entity: 'party',
    entityId: party.partyId,
    before: { ...logged(party), contacts: party.contacts.length },
    after: { ...logged(content), contacts: (contacts ?? party.contacts).length },
  });
  return { party: await reloadParty(context, party.partyId) };
};

function logged({ name, email, phone, address }: PartyContent) {
  return { name, email, phone, address };
}

/** Asks the business register again. */
export const refreshParty = twoStepHandler<typeof refreshContract, StoredRegister>(
  async (before, { body: { partyId } }) => {
    const { services, call, fail } = before;
    requireRights(before, 'change');
    const companyId = call.companyId ?? fail('common.CompanyRequired');
    const party = (await services.database.forCompany(companyId, (company) => readParty(company, partyId))) ?? fail('common.NotFound');
    const registryId = party.registryId ?? fail('parties.NoNumber');
    return (await askRegister(before, registryId)) ?? fail('parties.RegistryUnavailable', 503);
  },
  async (context, { body }) => {
    const { company, prepared: register, audit } = context;
    const party = await openParty(context, body);
    await takeRegister({ company, audit }, party, { register, taken: {} });
    return { party: await reloadParty(context, party.partyId) };
  },
);

/** Deletes a party that nothing refers to. */
export const deleteParty: Handler<typeof deleteContract> = async (context, { body }) => {
  const { company, services, fail, audit } = context;
  const { partyId, name, kind, registryId } = await openParty(context, body);
  const uses = await services.hooks.tell(partyUses, { company, partyId });
  const count = uses.reduce((sum, one) => sum + one, 0);
  if (count > 0) fail('parties.InUse', 409, { details: { count } });
  await deletePartyRow(company, partyId);
  audit({ entity: 'party', entityId: partyId, before: { name, kind, registryId }, after: {} });
  return {};
};
