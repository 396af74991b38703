import { z } from 'zod';
import { emailKey } from '#kernel/contract/email-address.ts';
import { externalRoles, type RoleKey } from '#kernel/contract/permissions.ts';
import { sendInvitationMails } from '../contract/endpoints.ts';
import { maxAtOnce, type InvitationResult } from '../contract/entities.ts';
import type { PastedAddress } from './parse-addresses.ts';

export type InviteValues = z.input<typeof sendInvitationMails.body>;
export type InviteRow = InviteValues['invitationRequests'][number];
const { invitationRequests: Requests } = sendInvitationMails.body.shape;

/** The contract's rules for the rows of the modal that are sent; what is wrong with one stands beside it. */
export const InviteForm: z.ZodType<unknown, InviteValues> = z
  .custom<InviteValues>()
  .superRefine(({ invitationRequests: rows }, context) => {
    const sent = sentRows(rows);
    const places = sent.map((row) => rows.indexOf(row));
    for (const { path, ...issue } of Requests.safeParse(sent).error?.issues ?? []) {
      const [place, ...rest] = path;
      const shown = typeof place === 'number' ? [places[place] ?? place, ...rest] : path;
      context.addIssue({ ...issue, path: ['invitationRequests', ...shown] });
    }
  });

export const emptyRow = (role: RoleKey = 'employee'): InviteRow => ({ inviteeEmailAddress: '', role, firstName: '', lastName: '' });

/** The rows with an address; the first one where all are empty, for somebody has to be invited. */
export function sentRows(rows: readonly InviteRow[]): InviteRow[] {
  const filled = rows.filter(isFilled);
  return filled.length > 0 ? filled : rows.slice(0, 1);
}

function isFilled({ inviteeEmailAddress }: InviteRow): boolean {
  return inviteeEmailAddress.trim() !== '';
}

/** How many rows exceed the maximum per request. */
export function surplusOf(rows: readonly InviteRow[]): number {
  return Math.max(0, sentRows(rows).length - maxAtOnce);
}

/** The places of the rows for which the subscription has no seat left; null seats are no limit. External people take none, and an address that stands twice takes one. */
export function rowsWithoutSeat(rows: readonly InviteRow[], seatsLeft: number | null): ReadonlySet<number> {
  if (seatsLeft === null) return new Set();
  const known = new Set<string>();
  const taking = rows.flatMap((row, place) => {
    const key = emailKey(row.inviteeEmailAddress);
    if (!isFilled(row) || externalRoles.includes(row.role) || known.has(key)) return [];
    known.add(key);
    return [place];
  });
  return new Set(taking.slice(Math.max(0, seatsLeft)));
}

/** The rows with an address, one of them replaced by a pasted list; the new rows have its role. */
export function withPasted(rows: readonly InviteRow[], place: number, pasted: readonly PastedAddress[]): InviteRow[] {
  const role = rows[place]?.role ?? 'employee';
  const known = new Set(rows.filter((_, index) => index !== place).map((row) => emailKey(row.inviteeEmailAddress)));
  const fresh = pasted.filter((one) => !known.has(emailKey(one.inviteeEmailAddress))).map((one) => ({ ...one, role }));
  return [...rows.slice(0, place).filter(isFilled), ...fresh, ...rows.slice(place + 1).filter(isFilled)];
}

/** The rows with an address that is not among those that were sent. */
export function typedSince(sent: readonly InviteRow[], rows: readonly InviteRow[]): InviteRow[] {
  const known = new Set(sent.map((row) => emailKey(row.inviteeEmailAddress)));
  return rows.filter((row) => isFilled(row) && !known.has(emailKey(row.inviteeEmailAddress)));
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
