import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import type { PossibleRecipient, SmsRecipientInput } from '../../contract/entities.ts';
import { longestTyped } from '../../contract/kinds.ts';
import { sentText } from '../first-name.ts';

/** The group of everybody whom the user may write to; departments have a colon before their name. */
export const everybody = 'everybody';
const departmentMark = ':';
export const groupOf = (department: string): string => `${departmentMark}${department}`;

export const SendSchema = z
  .object({
    groups: z.array(z.string()),
    people: z.array(z.string()),
    phoneNumbers: z.array(z.string()),
    /** A number that is being typed. */
    typedNumber: z.string(),
    text: z.string().max(longestTyped, field('tooLong', { length: longestTyped })),
    usesCompanyName: z.boolean(),
    when: z.enum(['now', 'later']),
    /** A moment, or what was typed instead of one. */
    sendAt: z.string(),
  })
  .refine(({ when, sendAt }) => when === 'now' || sendAt !== '', { path: ['sendAt'], message: field('required') })
  .refine(({ when, sendAt }) => when === 'now' || sendAt === '' || isMoment(sendAt), { path: ['sendAt'], message: field('dateFormat') });
export type SendValues = z.input<typeof SendSchema>;

export const emptyMessage: SendValues = {
  groups: [],
  people: [],
  phoneNumbers: [],
  typedNumber: '',
  text: '',
  usesCompanyName: false,
  when: 'now',
  sendAt: '',
};

const isMoment = (text: string): boolean => z.iso.datetime().safeParse(text).success;

/** What the calls take; people who cannot be chosen any more are left out. */
export function inputOf(values: SendValues, people: readonly PossibleRecipient[]) {
  const { text, usesCompanyName, when, sendAt } = values;
  return {
    recipients: recipientInputsOf(values, people),
    text: sentText(text),
    useCompanyNameForSenderId: usesCompanyName,
    ...(when === 'later' && isMoment(sendAt) && { sendAt }),
  };
}

function recipientInputsOf(
  { groups, people: chosen, phoneNumbers, typedNumber }: SendValues,
  people: readonly PossibleRecipient[],
): SmsRecipientInput[] {
  const numbers = [...phoneNumbers, typedNumber.trim()].filter(Boolean).map((phoneNumber) => ({ phoneNumber }));
  if (groups.includes(everybody)) return [...people.map(({ companyUserId }) => ({ companyUserId })), ...numbers];
  const departments = groups.map((group) => ({ department: group.slice(departmentMark.length) }));
  const known = new Set(people.map(({ companyUserId }) => companyUserId));
  return [...departments, ...chosen.filter((id) => known.has(id)).map((companyUserId) => ({ companyUserId })), ...numbers];
}

/** The departments of people, by name, with how many work in each. */
export function departmentsOf(people: readonly PossibleRecipient[]): { name: string; count: number }[] {
  const byName = Map.groupBy(people, ({ department }) => department ?? '');
  const named = [...byName].flatMap(([name, members]) => (name === '' ? [] : { name, count: members.length }));
  return named.toSorted((one, other) => one.name.localeCompare(other.name, 'nb'));
}

/** What was typed or pasted as several numbers. */
export function numbersOf(typed: readonly string[]): string[] {
  return [...new Set(typed.flatMap((text) => text.split(/[,;\n\t]/)).map((text) => text.trim()))].filter(Boolean);
}
