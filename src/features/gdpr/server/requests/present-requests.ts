import type { z } from 'zod';
import type { SubjectRequest } from '../../contract/endpoints-requests.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { maxDay } from '#kernel/contract/days.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { isFull } from '../policy.ts';
import { daysLeft, lastDaysOf } from '../rules/request-deadline.ts';
import { readNamedPeople } from '../store-protocol.ts';
import { isFreeByLaw } from './free-by-law.ts';
import { readRequest, type StoredRequest } from './store-requests.ts';
import { otherReleasers } from './takeout-releasers.ts';

type Shown = z.input<typeof SubjectRequest>;
type Presenting = Pick<CallContext, 'company' | 'services' | 'actor' | 'today'>;

/** When the answer to a request is due; opened again, it has a month when it was answered in time until then (gdpr.116). */
export function dueDateOf({ receivedOn, extendedOn, reopenings }: Pick<StoredRequest, 'receivedOn' | 'extendedOn' | 'reopenings'>): string {
  const { first, extended } = lastDaysOf(receivedOn, isFreeByLaw);
  return reopenings.reduce(
    (due, { state, answeredOn, on }) => (state === 'withdrawn' || answeredOn > due ? due : maxDay(due, lastDaysOf(on, isFreeByLaw).first)),
    extendedOn === null ? first : extended,
  );
}

/** Whether a request of this kind is answered by handing the person’s data to them (gdpr.97). */
export function answersByTakeout(kind: StoredRequest['kind']): boolean {
  return kind === 'access' || kind === 'portability';
}

/** What the caller may do with a request. */
export function requestPermissions(
  member: Membership,
  request: StoredRequest,
  { today, hasOthers }: { today: string; hasOthers: boolean },
): Shown['permissions'] {
  const isOpen = request.state === 'open';
  const update = isOpen && isFull(member);
  const releases = member.permissions.has('EmployeesEdit') && (request.takeoutAskedBy !== member.companyUserId || !hasOthers);
  return {
    update,
    reopen: !isOpen && isFull(member) && request.requesterName !== '',
    extend: update && request.extendedOn === null && today <= lastDaysOf(request.receivedOn, isFreeByLaw).first,
    askTakeout: update && answersByTakeout(request.kind) && request.companyUserId !== null && request.takeoutAskedAt === null,
    releaseTakeout: isOpen && releases && answersByTakeout(request.kind) && isReleasable(request),
  };
}

/** Whether a takeout waits for its release: it was asked for, and it is known who asks. */
function isReleasable({ companyUserId, takeoutAskedAt, takeoutReleasedAt, identityCheckedOn }: StoredRequest): boolean {
  return companyUserId !== null && takeoutAskedAt !== null && takeoutReleasedAt === null && identityCheckedOn !== null;
}

/** Requests with the names of people and their last days; overdue ones first, then the open ones by their last days, then the others, newest first (gdpr.96). */
export async function presentRequests(
  { company, services, actor, today }: Presenting,
  requests: readonly StoredRequest[],
): Promise<Shown[]> {
  const ids = requests.flatMap((one) => [one.responsibleId, one.identityCheckedBy, one.takeoutAskedBy, one.takeoutReleasedBy]);
  const people = await readNamedPeople(
    company,
    ids.filter((id) => id !== null),
  );
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id)?.fullName ?? null));
  const hasOthers = await otherReleasers({ company, services }, actor.member.companyUserId);
  const shown = requests.map((one): Shown => {
    const dueDate = dueDateOf(one);
    const left = daysLeft(dueDate, today);
    return {
      subjectRequestId: one.requestId,
      kind: one.kind,
      state: one.state,
      requesterName: one.requesterName,
      requesterContact: one.requesterContact,
      companyUserId: one.companyUserId,
      description: one.description,
      receivedOn: one.receivedOn,
      dueDate,
      firstDueDate: lastDaysOf(one.receivedOn, isFreeByLaw).first,
      isOverdue: one.state === 'open' && left < 0,
      daysLeft: left,
      extension: one.extendedOn === null ? null : { extendedOn: one.extendedOn, reason: one.extensionReason ?? '' },
      identity:
        one.identityCheckedOn === null
          ? null
          : { checkedOn: one.identityCheckedOn, how: one.identityHow ?? '', by: nameOf(one.identityCheckedBy) },
      answer: one.answeredOn === null ? null : { answeredOn: one.answeredOn, text: one.answer ?? '' },
      reopenings: one.reopenings.map(({ on: _on, ...reopening }) => reopening),
      responsibleId: one.responsibleId,
      responsible: nameOf(one.responsibleId),
      takeoutAskedAt: one.takeoutAskedAt,
      takeoutAskedBy: nameOf(one.takeoutAskedBy),
      takeoutReleasedAt: one.takeoutReleasedAt,
      takeoutReleasedBy: nameOf(one.takeoutReleasedBy),
      createdDate: one.createdAt,
      version: one.version,
      permissions: requestPermissions(actor.member, one, { today, hasOthers }),
    };
  });
  return shown.toSorted(byUrgency);
}

function byUrgency(one: Shown, other: Shown): number {
  const [open, otherOpen] = [one.state === 'open', other.state === 'open'];
  if (open !== otherOpen) return open ? -1 : 1;
  return open ? one.dueDate.localeCompare(other.dueDate) : other.receivedOn.localeCompare(one.receivedOn);
}

/** One request as it is now. */
export async function presentRequest(call: Presenting, requestId: string): Promise<{ subjectRequest: Shown }> {
  const request = await readRequest(call.company, requestId);
  const [subjectRequest] = request ? await presentRequests(call, [request]) : [];
  if (!subjectRequest) throw new Error(`The request ${requestId} is not there`);
  return { subjectRequest };
}
