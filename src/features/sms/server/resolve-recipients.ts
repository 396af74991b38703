import { readTeam } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { NotReached, SmsRecipientInput } from '../contract/entities.ts';
import { readNumber } from './rules/read-number.ts';
import { readMessageRecipients, type MessageRecipientRow } from './store-sending.ts';

/** A number that a message goes to. */
export interface ReachedRecipient {
  companyUserId: string | null;
  firstName: string | null;
  phoneNumber: string;
}

export interface Resolved {
  /** Each number once; people before typed numbers. */
  reached: ReachedRecipient[];
  notReached: NotReached;
  /** Whether there is somebody among them whom the caller may not write to. */
  hasOthers: boolean;
}

type ResolveCall = Pick<CallContext, 'company'> & { actor: { member: Pick<CallContext['actor']['member'], 'companyUserId' | 'levels'> } };

/** Whom a message goes to, as things stand now (sms.1, sms.2). */
export async function resolveRecipients(
  { company, actor: { member } }: ResolveCall,
  inputs: readonly SmsRecipientInput[],
): Promise<Resolved> {
  const ids = new Set(inputs.flatMap((input) => ('companyUserId' in input ? input.companyUserId : [])));
  const departments = inputs.flatMap((input) => ('department' in input ? input.department : []));
  const typed = inputs.flatMap((input) => ('phoneNumber' in input ? input.phoneNumber : []));
  const team = member.levels.sms === 'full' ? undefined : await teamOf(company, member.companyUserId);
  const found = await readMessageRecipients(company, { ids: [...ids], departments });
  const people = found.filter(({ companyUserId }) => team?.has(companyUserId) ?? true);
  const known = new Set(people.map(({ companyUserId }) => companyUserId));
  return {
    // Typed numbers are for those who write to everybody.
    ...divide(people, team ? [] : typed),
    hasOthers: (team !== undefined && typed.length > 0) || [...ids].some((id) => !known.has(id)),
  };
}

/** Somebody and everybody below them. */
export async function teamOf(company: CallContext['company'], companyUserId: string): Promise<ReadonlySet<string>> {
  return new Set([companyUserId, ...(await readTeam(company, companyUserId))]);
}

/** The number at which somebody gets messages; undefined when there is none. */
export function numberOf({ phoneCountryCode, mobilePhoneNumber }: Pick<MessageRecipientRow, 'phoneCountryCode' | 'mobilePhoneNumber'>) {
  return mobilePhoneNumber === null ? undefined : readNumber(`${phoneCountryCode}${mobilePhoneNumber}`);
}

function divide(people: readonly MessageRecipientRow[], typed: readonly string[]): Pick<Resolved, 'reached' | 'notReached'> {
  const reached = new Map<string, ReachedRecipient>();
  const notReached: NotReached = { withoutNumber: [], left: [], refusedNumbers: [] };
  for (const person of people) {
    const { companyUserId, firstName, fullName, isHere } = person;
    const phoneNumber = numberOf(person);
    if (!isHere) notReached.left.push({ companyUserId, fullName });
    else if (phoneNumber === undefined) notReached.withoutNumber.push({ companyUserId, fullName });
    else if (!reached.has(phoneNumber)) reached.set(phoneNumber, { companyUserId, firstName, phoneNumber });
  }
  for (const one of typed) {
    const phoneNumber = readNumber(one);
    if (phoneNumber === undefined) notReached.refusedNumbers.push(one);
    else if (!reached.has(phoneNumber)) reached.set(phoneNumber, { companyUserId: null, firstName: null, phoneNumber });
  }
  return { reached: [...reached.values()], notReached: { ...notReached, refusedNumbers: [...new Set(notReached.refusedNumbers)] } };
}
