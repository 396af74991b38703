import { z } from 'zod';
import { looksLikeNumber, organisationNumberFault } from '#features/company/contract/organisation-number.ts';
import { Name } from '#features/files/contract/wording.ts';
import { AttachedSchema, nothingAttached, type Attached } from '#features/files/web/public.ts';
import { endsBeforeStart } from '#kernel/contract/days.ts';
import { field } from '#kernel/contract/errors.ts';
import { changedNames } from '#kernel/web/form-drafts.ts';
import type { Contract } from '../../contract/entities.ts';
import { ContactInput, contractFields, NotificationInput } from '../../contract/fields.ts';
import { deadlineType, maxContacts, maxNotifications, type DeadlineType } from '../../contract/kinds.ts';
import type { Terms } from '../../contract/rules/term-ends.ts';
import { TermInput } from '../../contract/terms.ts';

/** A length of time as it is typed; empty without one. */
export interface TermValue {
  number: number | string;
  unit: 'day' | 'month';
}

export interface NotificationValue {
  notificationId?: string | undefined;
  when: string;
  channels: string[];
  recipient: string | null;
  active: boolean;
}

export interface LinkValue {
  fileName: string;
  url: string;
}

export interface ContactValue {
  name: string;
  title: string;
  phoneCountryCode: string;
  phone: string;
  email: string;
}

/** The values of the form; choices are texts, as those of select fields are. */
export type ContractValues = {
  party: string;
  partyId: string | null;
  name: string;
  category: string;
  responsible: string | null;
  signedBy: string;
  status: string;
  typeId: string;
  startDate: string;
  endDate: string;
  renewalInterval: TermValue;
  noticePeriod: TermValue;
  value: string;
  currency: string;
  interval: string;
  contactInformation: ContactValue[];
  /** Whether anybody is told of its deadlines. */
  hasNotification: boolean;
  notifications: NotificationValue[];
  /** Added to its files when it is saved. */
  links: LinkValue[];
  attached: Attached;
};
export type ContractName = keyof ContractValues;

const number = z.string().transform(Number);
const { party, partyId, name, category, signedBy, startDate, endDate, value, currency, hasNotification } = contractFields;

const TermSchema = z.object({ number: z.union([z.number(), z.string()]), unit: z.enum(['day', 'month']) }).superRefine((term, context) => {
  const wrong = termOf(term) && TermInput.safeParse(termOf(term)).error?.issues[0];
  if (wrong) context.addIssue({ code: 'custom', path: ['number'], message: wrong.message });
});

const NotificationSchema = z.object({
  notificationId: z.string().optional(),
  when: z.string(field('select')).min(1, field('select')),
  channels: z.array(z.string()).min(1, field('required')),
  recipient: z.string().nullable(),
  active: z.boolean(),
});

const checked = z
  .object({
    party,
    partyId,
    name,
    category,
    responsible: z.string(field('required')).min(1, field('required')).nullable().refine(Boolean, field('required')),
    signedBy,
    status: number.pipe(contractFields.status),
    typeId: number.pipe(contractFields.typeId),
    startDate,
    endDate,
    renewalInterval: TermSchema,
    noticePeriod: TermSchema,
    value,
    currency,
    interval: number.pipe(contractFields.interval),
    contactInformation: z.array(ContactInput).max(maxContacts, field('tooLarge', { length: maxContacts })),
    hasNotification,
    notifications: z.array(NotificationSchema).max(maxNotifications, field('tooLarge', { length: maxNotifications })),
    links: z.array(z.object({ fileName: Name, url: z.string().trim().min(1, field('required')) })),
    attached: AttachedSchema,
  })
  .superRefine((contract, context) => {
    if (endsBeforeStart(contract.startDate, contract.endDate))
      context.addIssue({ code: 'custom', path: ['endDate'], message: field('endBeforeStart') });
    // A number that nobody chose the organisation of is no name.
    if (contract.partyId === null && looksLikeNumber(contract.party))
      context.addIssue({
        code: 'custom',
        path: ['party'],
        message: field(organisationNumberFault(contract.party) ? 'checkDigit' : 'select'),
      });
  });

/** The contract's rules of single fields, and that it ends after it starts. */
// They also take null, which the form never has.
export const ContractSchema = checked as z.ZodType<unknown, ContractValues>;

/** The values of a stored contract, or of a new one. */
export function valuesOf(contract: Contract | undefined, responsible: string | null = null): ContractValues {
  return {
    party: contract?.party ?? '',
    partyId: contract?.counterparty?.partyId ?? null,
    name: contract?.name ?? '',
    category: contract?.category ?? '',
    responsible: contract ? contract.responsibleId : responsible,
    signedBy: contract?.signedBy ?? '',
    status: String(contract?.status ?? 1),
    typeId: String(contract?.typeId ?? 1),
    startDate: contract?.startDate ?? '',
    endDate: contract?.endDate ?? '',
    renewalInterval: contract?.renewalInterval ?? { number: '', unit: 'month' },
    noticePeriod: contract?.noticePeriod ?? { number: '', unit: 'month' },
    value: contract?.contractValue ?? '',
    currency: contract?.currency ?? 'NOK',
    interval: String(contract?.interval ?? 1),
    contactInformation: (contract?.contactInformation ?? []).map((contact) => ({
      ...contact,
      title: contact.title ?? '',
      phone: contact.phone ?? '',
      email: contact.email ?? '',
    })),
    hasNotification: contract?.hasNotification ?? true,
    notifications: (contract?.notifications ?? []).map(({ notificationId, when, channels, recipient, active }) => ({
      notificationId,
      when: String(when),
      channels: channels.map(String),
      recipient,
      active,
    })),
    links: [],
    attached: nothingAttached,
  };
}

/** What a copy begins with: everything but what belongs to the one that is copied. */
export function valuesOfCopy(contract: Contract): ContractValues {
  return { ...valuesOf(contract), status: '1', hasNotification: true, notifications: [] };
}

/** A typed length of time; null when there is none. */
export function termOf({ number: typed, unit }: TermValue): { number: number; unit: 'day' | 'month' } | null {
  return typed === '' ? null : { number: Number(typed), unit };
}

/** What the deadline of typed values follows from; undefined while something in them is wrong. */
export function termsOf(values: ContractValues, terminatedOn: string | null): Terms | undefined {
  const terms = {
    status: contractFields.status.safeParse(Number(values.status)).data,
    typeId: contractFields.typeId.safeParse(Number(values.typeId)).data,
    endDate: contractFields.endDate.safeParse(values.endDate).data,
    renewalInterval: contractFields.renewalInterval.safeParse(termOf(values.renewalInterval)).data,
    noticePeriod: contractFields.noticePeriod.safeParse(termOf(values.noticePeriod)).data,
  };
  const { status, typeId, endDate: end, renewalInterval, noticePeriod } = terms;
  if (!status || !typeId || end === undefined || renewalInterval === undefined || noticePeriod === undefined) return undefined;
  return { status, typeId, endDate: end, renewalInterval, noticePeriod, terminatedOn };
}

/** All fields of a checked form, as a request names them. */
export function sentContract(values: ContractValues, type: DeadlineType | null) {
  const {
    status,
    typeId,
    interval,
    renewalInterval,
    noticePeriod,
    notifications,
    responsible,
    links: _links,
    attached: _attached,
    ...plain
  } = values;
  const about = type ?? (typeId === '1' ? deadlineType.renewal : deadlineType.end);
  return {
    ...plain,
    responsible: responsible ?? '',
    status: contractFields.status.parse(Number(status)),
    typeId: contractFields.typeId.parse(Number(typeId)),
    interval: contractFields.interval.parse(Number(interval)),
    renewalInterval: termOf(renewalInterval),
    noticePeriod: termOf(noticePeriod),
    notifications: notifications.map((one) =>
      NotificationInput.parse({ ...one, type: about, when: Number(one.when), channels: one.channels.map(Number) }),
    ),
  };
}

/** Only what differs from what is stored: notifications that nobody touched are made anew when the dates move (contracts.13). */
export function sentChanges(base: ContractValues, values: ContractValues, type: DeadlineType | null) {
  const changed = new Set<string>(changedNames(base, values));
  // A part of the same fields.
  return Object.fromEntries(Object.entries(sentContract(values, type)).filter(([one]) => changed.has(one))) as Partial<
    ReturnType<typeof sentContract>
  >;
}
