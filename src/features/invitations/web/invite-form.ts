import type { z } from 'zod';
import { emailKey } from '#kernel/contract/email-address.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { sendInvitationMails } from '../contract/endpoints.ts';
import { maxAtOnce, type InvitationResult } from '../contract/entities.ts';
import type { PastedAddress } from './parse-addresses.ts';

/** The contract's rules for the rows of the modal. */
export const InviteForm = sendInvitationMails.body;
export type InviteValues = z.input<typeof InviteForm>;
export type InviteRow = InviteValues['invitationRequests'][number];

export const emptyRow = (role: RoleKey = 'employee'): InviteRow => ({ inviteeEmailAddress: '', role, firstName: '', lastName: '' });

/** How many rows exceed the maximum per request. */
export function surplusOf(rows: readonly InviteRow[]): number {
  return Math.max(0, rows.length - maxAtOnce);
}

/** The rows with one of them replaced by a pasted list; the new rows have its role. */
export function withPasted(rows: readonly InviteRow[], place: number, pasted: readonly PastedAddress[]): InviteRow[] {
  const role = rows[place]?.role ?? 'employee';
  const known = new Set(rows.filter((_, index) => index !== place).map((row) => emailKey(row.inviteeEmailAddress)));
  const fresh = pasted.filter((one) => !known.has(emailKey(one.inviteeEmailAddress))).map((one) => ({ ...one, role }));
  return [...rows.slice(0, place), ...fresh, ...rows.slice(place + 1)];
}

/** Splits the rows into those that failed and those that were sent. */
export function sortResults(rows: readonly InviteRow[], results: readonly InvitationResult[]) {
  const sent = results.filter(({ code }) => code === null).map(({ inviteeEmailAddress }) => inviteeEmailAddress);
  const left = rows.flatMap((row, place) => {
    const code = results[place]?.code;
    return code ? [{ row, code }] : [];
  });
  return { sent, left };
}

const limitOfCode: ReadonlyMap<string, 'users' | 'administrators'> = new Map([
  ['people.UserLimitReached', 'users'],
  ['accesscontrol.MultipleAdminsRequireSubscription', 'administrators'],
]);

/** The limit of the subscription that refused one of the rows. */
export function limitThatRefused(left: readonly { code: string }[]): 'users' | 'administrators' | undefined {
  return left.flatMap(({ code }) => limitOfCode.get(code) ?? [])[0];
}
