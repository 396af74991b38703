import { z } from 'zod';
import { CallingCode, text } from '#features/company/contract/address.ts';
import { RegistryCompany } from '#features/company/contract/entities.ts';
import { Email, Phone } from '#features/people/contract/field-rules.ts';
import { field } from '#kernel/contract/errors.ts';
import { Moment } from '#kernel/contract/values.ts';

export const maxContacts = 20;
/** What a picker shows at once. */
export const maxFound = 20;
/** How many organisations of the business register are shown for a name. */
export const maxInRegister = 5;

export const partyKinds = ['organisation', 'person'] as const;
export const PartyKind = z.enum(partyKinds, field('select'));
export type PartyKind = z.output<typeof PartyKind>;

/** An optional text; an empty one counts as missing. */
const optionalText = (length: number) =>
  z
    .string()
    .trim()
    .max(length, field('tooLong', { length }))
    .nullish()
    .transform((value) => value || null);

/** Somebody to turn to at a party. */
export const ContactFields = z.object({
  /** Of a contact that is there already. */
  contactId: z.uuid().optional(),
  name: text(100),
  title: optionalText(75),
  email: Email.default(null),
  phoneCountryCode: CallingCode.default('+47'),
  phone: Phone.default(null),
});

/** The input of a party. */
export const partyFields = {
  name: text(200),
  email: Email,
  phoneCountryCode: CallingCode,
  phone: Phone,
  address: optionalText(300),
  contacts: z.array(ContactFields).max(maxContacts, field('tooLarge', { length: maxContacts })),
};

export const Contact = z.object({
  contactId: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  phoneCountryCode: z.string(),
  phone: z.string().nullable(),
});
export type Contact = z.output<typeof Contact>;

export const registerStates = ['active', 'windingUp', 'bankrupt', 'deleted'] as const;
export type RegisterState = (typeof registerStates)[number];

/** What the business register said of an organisation, and when it was asked. */
export const RegisterCopy = z.object({
  state: z.enum(registerStates),
  /** Null when the register says only that it is bankrupt or deleted, and said nothing else before. */
  company: RegistryCompany.nullable(),
  copiedAt: Moment,
});
export type RegisterCopy = z.output<typeof RegisterCopy>;

/** What the register says of a party otherwise than what is kept. */
export const RegisterDifference = z.object({
  field: z.enum(['name', 'address', 'state']),
  kept: z.string().nullable(),
  register: z.string().nullable(),
});
export type RegisterDifference = z.output<typeof RegisterDifference>;

/** An organisation that the business register found. */
export const RegisterUnit = z.object({
  registryId: z.string(),
  /** Null when the register has removed even that. */
  name: z.string().nullable(),
  address: z.string().nullable(),
  state: z.enum(registerStates),
  /** The party that has the number already. */
  known: z.object({ partyId: z.string(), name: z.string() }).nullable(),
});
export type RegisterUnit = z.output<typeof RegisterUnit>;

/** What a picker shows of a party. */
export const FoundParty = z.object({
  partyId: z.string(),
  kind: PartyKind,
  name: z.string(),
  registryId: z.string().nullable(),
  email: z.string().nullable(),
});
export type FoundParty = z.output<typeof FoundParty>;

/** An organisation or a person outside the company that it has agreements with. */
export const Party = FoundParty.extend({
  phoneCountryCode: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  register: RegisterCopy.nullable(),
  contacts: z.array(Contact),
  createdDate: Moment,
  version: z.number(),
  permissions: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type Party = z.output<typeof Party>;
