import { newId } from '#kernel/server/id.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { createParty as contract } from '../contract/endpoints.ts';
import { askRegister } from './ask-register.ts';
import { contactsOf, reloadParty, requireRights } from './open-party.ts';
import { findByNumbers, insertParty, writeContacts } from './store-party.ts';

/** Adds an organisation or a person; an organisation with a number as the business register has it. */
export const createParty = twoStepHandler<typeof contract, Awaited<ReturnType<typeof askRegister>>>(
  async (before, { body: { kind, registryId } }) => {
    requireRights(before, 'change');
    if (registryId === null) return undefined;
    if (kind === 'person') before.fail('common.BadRequest', 400, { fieldErrors: [{ path: 'registryId', code: 'invalid' }] });
    return askRegister(before, registryId);
  },
  async (context, { body }) => {
    const { company, actor, now, prepared: register, fail, audit } = context;
    const { kind, registryId, contacts, ...content } = body;
    const name = body.name ?? register?.name;
    if (!name) return fail('common.BadRequest', 400, { fieldErrors: [{ path: 'name', code: 'required' }] });
    const partyId = newId();
    const party = { ...content, kind, registryId, name, partyId, register: register ?? null, by: actor.member.companyUserId, now };
    if ((await insertParty(company, party)) === undefined) {
      const [there] = await findByNumbers(company, registryId === null ? [] : [registryId]);
      fail('parties.AlreadyThere', 409, { details: there ? { partyId: there.partyId, name: there.name } : {} });
    }
    await writeContacts(company, partyId, contactsOf(contacts));
    audit({ entity: 'party', entityId: partyId, after: { name, kind, registryId, contacts: contacts.length } });
    return { party: await reloadParty(context, partyId) };
  },
);
