import { z } from 'zod';
import { Phone } from '#features/people/contract/field-rules.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { SigningUpload } from '../../contract/entities.ts';
import type { SigningContact } from '../../contract/endpoints-contacts.ts';
import type { createSigningRequest, createSigningRequests } from '../../contract/endpoints-create.ts';
import { RecipientInput, requestName, termsFields } from '../../contract/fields.ts';
import {
  fileLocations,
  languages,
  maxAtOnce,
  maxAttachments,
  maxBytes,
  maxRecipients,
  signingMethods,
  type Language,
  type SigningMethod,
} from '../../contract/kinds.ts';
import { personOf, repeated, sentPerson, type PersonValue } from '../people-values.ts';
import { areTooLarge } from '../too-large.ts';

/** A request that is being made. */
export type NewRequestValues = {
  /** One; a list, so that a draft of it is like the empty one. */
  document: SigningUpload[];
  name: string;
  attachments: SigningUpload[];
  /** One request that all sign, or one for each of `people`. */
  kind: 'together' | 'each';
  isInOrder: boolean;
  /** Those who sign together, or who sign each of many as well. */
  recipients: PersonValue[];
  people: string[];
  signingMethod: SigningMethod;
  dueDate: string;
  note: string;
  language: Language;
  /** `none`: it stays with the request only. */
  location: (typeof fileLocations)[number] | 'none';
  /** The person of the profile, or the folder; a profile of each of many is their own. */
  personId: string | null;
  folderId: string | null;
};

/** The result for the request of one of many; without one `code` says why. */
export interface PersonResult {
  companyUserId: string;
  name: string;
  signingRequestId: string | null;
  code: string | null;
}

export const steps = [1, 2, 3] as const;
export type Step = (typeof steps)[number];
export const stepNames = { 1: 'document', 2: 'people', 3: 'send' } as const satisfies Record<Step, string>;

const DocumentStep = z
  .object({
    document: z.array(SigningUpload).length(1, field('required')),
    name: requestName,
    attachments: z.array(SigningUpload).max(maxAttachments, field('tooLarge', { length: maxAttachments })),
  })
  // The field says so in its own words.
  .refine(({ document, attachments }) => !areTooLarge([...document, ...attachments]), {
    message: field('tooLarge', { length: maxBytes }),
    path: ['attachments'],
  });

const Person = RecipientInput.extend({ key: z.string(), phone: z.string() });

const PeopleStep = z
  .object({
    kind: z.enum(['together', 'each']),
    isInOrder: z.boolean(),
    recipients: z.array(Person).max(maxRecipients, field('tooLarge', { length: maxRecipients })),
    people: z.array(z.string()).max(maxAtOnce, field('tooLarge', { length: maxAtOnce })),
  })
  .superRefine(({ kind, recipients, people }, context) => {
    const add = (path: (string | number)[], message: string): void => context.addIssue({ code: 'custom', path, message });
    if (kind === 'each' && people.length === 0) add(['people'], field('required'));
    if (kind === 'together' && recipients.length === 0) add(['recipients'], field('required'));
    // One place is for the person whose request it is.
    if (kind === 'each' && recipients.length === maxRecipients) add(['recipients'], field('tooLarge', { length: maxRecipients - 1 }));
    for (const index of repeated(recipients)) add(['recipients', index, 'email'], field('notUnique'));
  });

const SendStep = z
  .object({
    kind: z.enum(['together', 'each']),
    recipients: z.array(z.object({ phone: z.string() })),
    signingMethod: z.enum(signingMethods, field('select')),
    dueDate: termsFields.dueDate,
    note: termsFields.note,
    language: z.enum(languages, field('select')),
    location: z.enum([...fileLocations, 'none'], field('select')),
    personId: z.string().nullable(),
    folderId: z.string().nullable(),
  })
  .superRefine(({ kind, recipients, signingMethod, location, personId }, context) => {
    if (location === 'profile' && kind === 'together' && personId === null)
      context.addIssue({ code: 'custom', path: ['personId'], message: field('select') });
    if (signingMethod !== 'smsCode') return;
    for (const [index, { phone }] of recipients.entries()) {
      const wrong = phone.trim() === '' ? field('required') : Phone.safeParse(phone).error?.issues[0]?.message;
      if (wrong) context.addIssue({ code: 'custom', path: ['recipients', index, 'phone'], message: wrong });
    }
  });

const schemas = { 1: DocumentStep, 2: PeopleStep, 3: SendStep };

/** The step that is shown: the one asked for, unless one before it still lacks something. */
export function stepOf(values: NewRequestValues, requestedStep: Step): Step {
  return steps.find((step) => step < requestedStep && !schemas[step].safeParse(values).success) ?? requestedStep;
}

/** The rules of the shown step; those of later ones are not judged yet. */
export function schemaOf(step: Step): z.ZodType<unknown, NewRequestValues> {
  const schema = z.unknown().superRefine((values, context) => {
    // What comes in is the form's.
    const validation = schemas[stepOf(values as NewRequestValues, step)].safeParse(values);
    for (const { path, message } of validation.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  });
  // As above.
  return schema as z.ZodType<unknown, NewRequestValues>;
}

export function firstValues(language: Language, place: Pick<NewRequestValues, 'location' | 'personId'>): NewRequestValues {
  return {
    document: [],
    name: '',
    attachments: [],
    kind: 'together',
    isInOrder: false,
    recipients: [],
    people: [],
    signingMethod: 'link',
    dueDate: '',
    note: '',
    language,
    folderId: null,
    ...place,
  };
}

type Sent = z.input<typeof createSigningRequest.body>;

/** What both calls take of the form. */
function common(values: NewRequestValues) {
  const { name, attachments, isInOrder, signingMethod, dueDate, note, language, location } = values;
  return {
    name,
    attachmentIds: attachments.map(({ fileId }) => fileId),
    isInOrder,
    signingMethod,
    dueDate,
    note,
    language,
    location: location === 'none' ? null : location,
    signingRequestFileId: values.document[0]?.fileId ?? '',
  };
}

/** One request of all people. */
export function requestOf(values: NewRequestValues): Sent {
  const { location, personId, folderId, recipients } = values;
  return {
    ...common(values),
    recipients: recipients.map(sentPerson),
    locationId: { profile: personId, company: folderId, none: null }[location],
  };
}

type SentToMany = z.input<typeof createSigningRequests.body>;

/** Who of many can be asked: a request needs an address, and a code by SMS a number. Codes of ours, beside those of the server. */
export function reachable(contacts: readonly SigningContact[], { signingMethod }: Pick<NewRequestValues, 'signingMethod'>) {
  const codeOf = ({ email, phone }: SigningContact) =>
    email === null ? noAddress : signingMethod === 'smsCode' && phone === null ? noNumber : null;
  return {
    included: contacts.filter((contact) => codeOf(contact) === null),
    left: contacts.flatMap((contact): PersonResult[] => {
      const { companyUserId, name } = contact;
      const code = codeOf(contact);
      return code === null ? [] : [{ companyUserId, name, signingRequestId: null, code }];
    }),
  };
}

export const noAddress = 'noAddress';
export const noNumber = 'noNumber';

/** A request for each of many, with their addresses as they are registered. */
export function requestsOf(values: NewRequestValues, contacts: readonly SigningContact[]): SentToMany {
  const { location, folderId, recipients } = values;
  return {
    ...common(values),
    people: contacts.map((contact) => sentPerson(personOf(contact))),
    alsoSigning: recipients.map(sentPerson),
    locationId: location === 'company' ? folderId : null,
    // Those who have no address yet are tried again with the same document.
    keepsUploads: contacts.length < values.people.length,
  };
}

/** The results of those who were asked, which the server answers in their order. */
export function resultsOf(contacts: readonly SigningContact[], results: Answer<typeof createSigningRequests>['results']): PersonResult[] {
  return contacts.map(({ companyUserId, name }, index) => {
    const { signingRequestId = null, code = null } = results[index] ?? {};
    return { companyUserId, name, signingRequestId, code };
  });
}

/** Those of many who got no request: chosen again, they can be tried once more. */
export function leftOf(results: readonly PersonResult[], { people }: Pick<NewRequestValues, 'people'>): string[] {
  const got = new Set(results.flatMap(({ companyUserId, signingRequestId }) => (signingRequestId === null ? [] : [companyUserId])));
  return people.filter((id) => !got.has(id));
}
