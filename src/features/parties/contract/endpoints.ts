import { z } from 'zod';
import { RegistryId } from '#features/company/contract/entities.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { FoundParty, Party, partyFields, PartyKind, RegisterUnit } from './entities.ts';
import { RegisterText } from './register-text.ts';

// Several areas use parties, so no single permission opens them (`server/policy.ts`).
const gate = { access: { signedIn: true }, company: 'required' } as const;
const which = {
  partyId: z.uuid(field('required')),
  /** The version that the caller read; a party that has changed since is refused with 409. */
  version: z.number().int().positive().optional(),
};
const { name, email, phoneCountryCode, phone, address, contacts } = partyFields;

export const searchParties = endpoint({
  ...gate,
  method: 'GET',
  path: '/parties/search',
  summary: 'Finds parties by name, organisation number or contact, best matches first; without text, by name.',
  effect: 'read',
  query: z.object({ text: z.string().trim().max(100).default(''), kind: PartyKind.optional() }),
  answer: z.object({
    parties: z.array(FoundParty),
    /** How many there are with the text. */
    totalEntries: z.number(),
    mayAdd: z.boolean(),
  }),
  errors: [],
});

export const getParty = endpoint({
  ...gate,
  method: 'GET',
  path: '/parties/get',
  summary: 'Returns one party with its contacts and the details from the business register.',
  effect: 'read',
  query: z.object({ partyId: which.partyId }),
  answer: z.object({ party: Party }),
  errors: [],
});

export const findInRegister = endpoint({
  ...gate,
  method: 'GET',
  path: '/parties/find-in-register',
  summary: 'Looks up organisations in the business register by number or name. Nothing is stored.',
  effect: 'read',
  query: z.object({ text: RegisterText }),
  answer: z.object({ organisations: z.array(RegisterUnit) }),
  errors: ['parties.RegistryUnknown', 'parties.RegistryUnavailable'],
});

export const createParty = endpoint({
  ...gate,
  method: 'POST',
  path: '/parties/create',
  repeats: 'adds',
  summary:
    'Adds an organisation or a person. With an organisation number, the name comes from the business register unless given, and the register’s answer is stored with the date. If the register does not answer, a name is required.',
  effect: 'write',
  body: z.object({
    kind: PartyKind,
    registryId: RegistryId.nullish().transform((number) => number ?? null),
    name: name.optional(),
    email: email.default(null),
    phoneCountryCode: phoneCountryCode.default('+47'),
    phone: phone.default(null),
    address: address.default(null),
    contacts: contacts.default([]),
  }),
  answer: z.object({ party: Party }),
  errors: ['parties.AlreadyThere', 'parties.RegistryUnknown'],
});

export const updateParty = endpoint({
  ...gate,
  method: 'POST',
  path: '/parties/update',
  summary: 'Changes a party. Absent = unchanged, null = none; with `contacts`, contacts that are left out are removed.',
  effect: 'write',
  body: z.object({
    ...which,
    name: name.optional(),
    email: email.optional(),
    phoneCountryCode: phoneCountryCode.optional(),
    phone: phone.optional(),
    address: address.optional(),
    contacts: contacts.optional(),
  }),
  answer: z.object({ party: Party }),
  errors: [],
});

export const refreshParty = endpoint({
  ...gate,
  method: 'POST',
  path: '/parties/refresh',
  summary: 'Updates an organisation from the business register, with the date. The name is kept.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({ party: Party }),
  errors: ['parties.NoNumber', 'parties.RegistryUnknown', 'parties.RegistryUnavailable'],
});

export const deleteParty = endpoint({
  ...gate,
  method: 'DELETE',
  path: '/parties/delete',
  summary: 'Deletes a party with its contacts, unless something refers to it.',
  effect: 'write',
  body: z.object(which),
  answer: z.object({}),
  errors: ['parties.InUse'],
});
