import type { z } from 'zod';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  closeSubjectRequest as closeContract,
  createSubjectRequest as createContract,
  extendSubjectRequest as extendContract,
  getSubjectRequests as contract,
  updateSubjectRequest as updateContract,
} from '../../contract/endpoints-requests.ts';
import type { FieldError } from '#kernel/contract/errors.ts';
import { changeOf, requestKind, setOnly } from '../log-gdpr.ts';
import { isFull, requireFull } from '../policy.ts';
import { lastDaysOf } from '../rules/request-deadline.ts';
import { lockPeople, readNamedPeople } from '../store-protocol.ts';
import { isFreeByLaw } from './free-by-law.ts';
import { presentRequest, presentRequests } from './present-requests.ts';
import {
  insertRequest,
  readRequest,
  readRequests,
  writeAnswer,
  writeExtension,
  writeRequest,
  type RequestContent,
  type StoredRequest,
} from './store-requests.ts';

export const getSubjectRequests: Handler<typeof contract> = async (context) => ({
  subjectRequests: await presentRequests(context, await readRequests(context.company)),
  permissions: { create: isFull(context.actor.member) },
});

const blank: Omit<RequestContent, 'kind' | 'requesterName' | 'receivedOn'> = {
  requesterContact: '',
  companyUserId: null,
  description: '',
  identityCheckedOn: null,
  identityHow: null,
  responsibleId: null,
};

type Sent = Partial<Omit<z.output<NonNullable<(typeof updateContract)['body']>>, 'subjectRequestId' | 'version'>>;

/** What was sent over what is stored; absent = unchanged. */
function changed(stored: RequestContent, { identityHow: how, ...sent }: Sent): RequestContent {
  const set = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  return { ...stored, ...set, ...(how !== undefined && { identityHow: how || null }) };
}

type Judging = Pick<CallContext<'gdpr.CouldNotFindUser'>, 'company' | 'fail' | 'today'>;

/** Refuses days that have not come, a check of who asks that is half or from before they asked, and people who are not there (gdpr.99). */
async function requireContent({ company, fail, today }: Judging, before: RequestContent | undefined, after: RequestContent): Promise<void> {
  const { receivedOn, identityCheckedOn, identityHow, companyUserId, responsibleId } = after;
  const late = (path: string, day: string | null): FieldError[] => (day !== null && day > today ? [{ path, code: 'dateInFuture' }] : []);
  const isHalf = (identityCheckedOn === null) !== (identityHow === null);
  const early: FieldError[] =
    identityCheckedOn !== null && identityCheckedOn < receivedOn ? [{ path: 'identityCheckedOn', code: 'endBeforeStart' }] : [];
  const half: FieldError[] = isHalf ? [{ path: identityHow === null ? 'identityHow' : 'identityCheckedOn', code: 'required' }] : [];
  const fieldErrors = [...late('receivedOn', receivedOn), ...late('identityCheckedOn', identityCheckedOn), ...early, ...half];
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
  const isNew = (id: string | null, former: string | null | undefined): id is string => id !== null && id !== former;
  const chosen = [
    ...(isNew(companyUserId, before?.companyUserId) ? [{ id: companyUserId, isActive: false }] : []),
    ...(isNew(responsibleId, before?.responsibleId) ? [{ id: responsibleId, isActive: true }] : []),
  ];
  const ids = chosen.map(({ id }) => id);
  await lockPeople(company, ids);
  const people = await readNamedPeople(company, ids);
  const isMissing = chosen.some(({ id, isActive }) => {
    const person = people.get(id);
    return !person || (isActive && !person.isActive);
  });
  if (isMissing) fail('gdpr.CouldNotFindUser', 404);
}

/** What the log keeps of a request; whom it is about stands in its line, not in its fields. */
function logged({ requesterName: name, companyUserId: _person, ...content }: RequestContent): Record<string, unknown> {
  return { name, ...content };
}

/** The line's person: whom the data are about. */
export const about = ({ companyUserId }: Pick<RequestContent, 'companyUserId'>) => (companyUserId === null ? {} : { companyUserId });

/** Who checked who asks: the caller, when the check is new or another. */
function checkerOf(by: string, stored: StoredRequest | undefined, content: RequestContent): string | null {
  if (content.identityCheckedOn === null) return null;
  const isSame = stored?.identityCheckedOn === content.identityCheckedOn && stored.identityHow === content.identityHow;
  return isSame ? stored.identityCheckedBy : by;
}

export const createSubjectRequest: Handler<typeof createContract> = async (
  context,
  { body: { kind, requesterName, receivedOn, ...body } },
) => {
  const { company, actor, now, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const content = changed({ ...blank, kind, requesterName, receivedOn }, body);
  await requireContent(context, undefined, content);
  const requestId = newId();
  const by = actor.member.companyUserId;
  await insertRequest(company, { requestId, content, identityCheckedBy: checkerOf(by, undefined, content), by, now });
  audit({ entity: requestKind, entityId: requestId, ...about(content), after: setOnly(logged(content)) });
  return presentRequest(context, requestId);
};

type Opening<Code extends 'gdpr.NotFound' | 'gdpr.NotOpen'> = Pick<CallContext<Code>, 'company' | 'actor' | 'services' | 'today' | 'fail'>;
interface RequestReference {
  subjectRequestId: string;
  version?: number | undefined;
}

/** A request to change, locked; refuses when it has changed since the caller read it. */
export async function lockRequest(
  context: Opening<'gdpr.NotFound'>,
  { subjectRequestId, version }: RequestReference,
): Promise<StoredRequest> {
  const { company, fail } = context;
  const stored = (await readRequest(company, subjectRequestId, { lock: true })) ?? fail('gdpr.NotFound', 404);
  await refuseStale(fail, { read: version, stored: stored.version }, () => presentRequest(context, subjectRequestId));
  return stored;
}

/** An open request to change, locked. */
export async function openRequest(context: Opening<'gdpr.NotFound' | 'gdpr.NotOpen'>, which: RequestReference): Promise<StoredRequest> {
  const stored = await lockRequest(context, which);
  if (stored.state !== 'open') context.fail('gdpr.NotOpen', 409);
  return stored;
}

/** Whether the request is still about the same person. */
const isSamePerson = (stored: RequestContent, content: RequestContent): boolean => stored.companyUserId === content.companyUserId;

/** A check of who asks does not hold for another person than it was made for (gdpr.99). */
function withoutFormerCheck(stored: RequestContent, content: RequestContent): RequestContent {
  const isAnew = stored.identityCheckedOn !== content.identityCheckedOn || stored.identityHow !== content.identityHow;
  return isSamePerson(stored, content) || isAnew ? content : { ...content, identityCheckedOn: null, identityHow: null };
}

/** Refuses another person or right once the takeout was released (gdpr.101). */
function refuseReleased({ fail }: Pick<CallContext<'gdpr.AlreadyReleased'>, 'fail'>, stored: StoredRequest, content: RequestContent): void {
  if (stored.takeoutReleasedAt === null) return;
  const fieldErrors: FieldError[] = [
    ...(stored.kind === content.kind ? [] : [{ path: 'kind', code: 'invalid' } as const]),
    ...(isSamePerson(stored, content) ? [] : [{ path: 'companyUserId', code: 'invalid' } as const]),
  ];
  if (fieldErrors.length > 0) fail('gdpr.AlreadyReleased', 409, { fieldErrors });
}

/** Refuses a day of receipt with which an extension would have come too late, or an answer before the request (gdpr.99, gdpr.100). */
function refuseUnfitDay(
  { fail }: Pick<CallContext<'gdpr.DayDoesNotFit'>, 'fail'>,
  stored: StoredRequest,
  { receivedOn }: RequestContent,
): void {
  if (receivedOn === stored.receivedOn) return;
  const { extendedOn, reopenings } = stored;
  const isTooLate = [extendedOn, ...reopenings.map(({ answeredOn }) => answeredOn)].some((day) => day !== null && day < receivedOn);
  const isTooEarly = extendedOn !== null && extendedOn > lastDaysOf(receivedOn, isFreeByLaw).first;
  if (isTooLate || isTooEarly) fail('gdpr.DayDoesNotFit', 409, { fieldErrors: [{ path: 'receivedOn', code: 'invalid' }] });
}

/** Changes an open request. Another person clears the identity check and the requested takeout, another right only the takeout. */
export const updateSubjectRequest: Handler<typeof updateContract> = async (context, { body: { subjectRequestId, version, ...body } }) => {
  const { company, actor, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const stored = await openRequest(context, { subjectRequestId, version });
  const content = withoutFormerCheck(stored, changed(contentOf(stored), body));
  refuseReleased(context, stored, content);
  refuseUnfitDay(context, stored, content);
  await requireContent(context, stored, content);
  const takeoutAskedAt = stored.kind === content.kind && isSamePerson(stored, content) ? stored.takeoutAskedAt : null;
  await writeRequest(company, {
    requestId: subjectRequestId,
    content,
    identityCheckedBy: checkerOf(actor.member.companyUserId, stored, content),
    isTakeoutAsked: takeoutAskedAt !== null,
  });
  const change = changeOf(
    { entity: requestKind, entityId: subjectRequestId },
    { ...logged(contentOf(stored)), takeoutAskedAt: stored.takeoutAskedAt?.toISOString() },
    { ...logged(content), takeoutAskedAt: takeoutAskedAt?.toISOString() },
  );
  audit({ ...change, ...about(content) });
  return presentRequest(context, subjectRequestId);
};

function contentOf(stored: StoredRequest): RequestContent {
  const { kind, requesterName, requesterContact, companyUserId, description, receivedOn, identityCheckedOn, identityHow, responsibleId } =
    stored;
  return { kind, requesterName, requesterContact, companyUserId, description, receivedOn, identityCheckedOn, identityHow, responsibleId };
}

/** Two more months, once; the person was told why, and somebody wrote it down, before the first month was over (gdpr.100). */
export const extendSubjectRequest: Handler<typeof extendContract> = async (context, { body: { reason, toldOn, ...which } }) => {
  const { company, today, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const stored = await openRequest(context, which);
  const { requestId, requesterName: name, receivedOn, extendedOn } = stored;
  if (extendedOn !== null) fail('gdpr.AlreadyExtended', 409);
  if (today > lastDaysOf(receivedOn, isFreeByLaw).first) fail('gdpr.TooLate', 409);
  if (toldOn > today) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'toldOn', code: 'dateInFuture' }] });
  if (toldOn < receivedOn) fail('common.BadRequest', 400, { fieldErrors: [{ path: 'toldOn', code: 'endBeforeStart' }] });
  await writeExtension(company, { requestId, toldOn, reason });
  audit({ entity: requestKind, entityId: requestId, ...about(stored), after: { name, extendedOn: toldOn, extensionReason: reason } });
  return presentRequest(context, requestId);
};

/** Keeps the answer; an answer needs that somebody checked who asks (gdpr.99). */
export const closeSubjectRequest: Handler<typeof closeContract> = async (context, { body: { state, text, ...which } }) => {
  const { company, today, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  const stored = await openRequest(context, which);
  const { requestId, requesterName: name, identityCheckedOn } = stored;
  if (state === 'answered' && identityCheckedOn === null) fail('gdpr.IdentityNotChecked', 409);
  await writeAnswer(company, { requestId, state, text, on: today });
  audit({
    entity: requestKind,
    entityId: requestId,
    ...about(stored),
    before: { state: 'open' },
    after: { name, state, answeredOn: today, answer: text },
  });
  return presentRequest(context, requestId);
};
