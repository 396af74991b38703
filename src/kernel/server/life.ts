import { z } from 'zod';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Membership } from './actor.ts';
import { answerBy, answerWithoutChanges } from './answer.ts';
import type { Change } from './audit.ts';
import { writeAccountEvent, writeAudit } from './store-audit.ts';
import type { AuditCaller } from './store-audit.ts';
import { dayIn } from './clock.ts';
import type { Company, Unit } from './database/unit.ts';
import { fail } from './failure.ts';
import type { FileOut } from './file-out.ts';
import { discardUploads } from './files/staging.ts';
import type { Caller, Credentials } from './gate.ts';
import { admit, admitWithoutCompany, companyIdOf, identify, refuseForeignWrite, refuseWhileViewing } from './gate.ts';
import type { ParsedInput } from './request.ts';
import type { Context, Handler } from './serve.ts';
import type { Services } from './services.ts';
import { slideSession } from './session/store.ts';

export interface CallInput {
  services: Services;
  /** `feature.endpoint`: the action in the audit log. */
  action: string;
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
  requestId: string;
  ip: string;
  userAgent: string;
  /** True for calls that no person made; they do not slide the session. */
  background: boolean;
  liveConnectionId: string | undefined;
  /** False when the caller only asks whether there would be an answer, or goes on fetching a file. */
  isNewLook: boolean;
  language: 'no' | 'en';
  cookies: Readonly<Record<string, string | undefined>>;
  credentials: Credentials;
  /** Reads and parses the input; called only after the caller is known, so that strangers upload nothing. */
  input: () => Promise<ParsedInput>;
}

interface CookieOut {
  name: string;
  value: string | undefined;
  maxAgeSeconds?: number;
  path?: string;
}

export interface CallResult {
  status: number;
  /** The answer, written by its contract. */
  json: Buffer | undefined;
  file: FileOut | undefined;
  redirect: string | undefined;
  cookies: CookieOut[];
  sessionExpires: Date | undefined;
}

/** One call on its way: what it is, who makes it, and what it gathers, which takes effect only if the transaction commits. */
interface Course {
  call: CallInput;
  now: Date;
  caller: Caller | undefined;
  companyId: number | undefined;
  input: ParsedInput;
  changes: Change[];
  /** The company that a call without one entered. */
  entered: Company | undefined;
  codes: string[];
  cookies: CookieOut[];
  redirect: string | undefined;
  prepared: unknown;
}

/** The life of a request: caller → origin → company → access → input → one transaction → handler → answer checked → commit. */
export async function runCall(call: CallInput): Promise<CallResult> {
  const { services, endpoint, credentials } = call;
  const now = services.clock.now();
  refuseForeignWrite(endpoint, credentials, services.config.publicUrl);
  const caller = await services.database.read((unit) => identify(unit, credentials, now));
  if (!caller && !('public' in endpoint.access)) fail('common.Unauthorized');
  refuseWhileViewing(endpoint, credentials);
  const companyId = caller && companyIdOf(endpoint, credentials, caller);
  if (caller && companyId === undefined && !('public' in endpoint.access)) admitWithoutCompany(endpoint, caller);
  const gathered = { changes: [], entered: undefined, codes: [], cookies: [], redirect: undefined, prepared: undefined };
  const course: Course = { call, now, caller, companyId, input: nothingSent, ...gathered };
  // A file is worth reading only from those whom the endpoint admits.
  if (endpoint.files && companyId !== undefined) await inTransaction(course, async () => undefined);
  course.input = await call.input();
  try {
    if (call.handler.prepare) course.prepared = await prepare(course);
    const done = await inTransaction(course, (unit, member) => act(course, unit, member));
    return { ...done, cookies: course.cookies, redirect: course.redirect };
  } finally {
    await discardUploads(course.input.files ?? []);
  }
}

const nothingSent: ParsedInput = { params: undefined, query: undefined, body: undefined, files: undefined };

/** Opens the call's one transaction; of a company only for a member whom the endpoint admits. */
async function inTransaction<T>(course: Course, work: (unit: Unit, member: Membership | undefined) => Promise<T>): Promise<T> {
  const { call, caller, companyId } = course;
  const { database } = call.services;
  if (!caller) return database.transaction((unit) => work(unit, undefined));
  if (companyId === undefined) return database.transaction((unit) => work(unit, undefined), { accountId: caller.actor.account.id });
  // The account is not told to the database here: inside a company its memberships elsewhere are no business of the call.
  const { endpoint, services: ports, credentials, background } = call;
  const asked = { caller, ports, now: course.now, viewAs: credentials.viewAs, isByPerson: !background };
  return database.forCompany(companyId, async (company) => work(company, await admit(endpoint, { ...asked, company })));
}

/** Runs the handler's first step between transactions: nothing of the outside is waited for while one is open. */
async function prepare(course: Course): Promise<unknown> {
  const member = course.companyId === undefined ? undefined : await inTransaction(course, async (_, found) => found);
  // The endpoint's types were checked where handler and contract were bound; here they are one erased shape.
  return course.call.handler.prepare?.(contextOf(course, undefined, member), course.input as never);
}

async function act(course: Course, unit: Unit, member: Membership | undefined): Promise<Omit<CallResult, 'cookies' | 'redirect'>> {
  const { endpoint, handler } = course.call;
  // As in `prepare`: one erased shape, checked in `serve`.
  const given: unknown = await handler(contextOf(course, unit, member), course.input as never);
  const sessionExpires = await slide(course, unit);
  await record(course, unit, member);
  if (endpoint.answer instanceof z.ZodType) {
    const { status, json } = answerBy(endpoint.answer, given, course.codes);
    return { status, json: member?.viewedBy || member?.companyEndsAt ? answerWithoutChanges(json) : json, file: undefined, sessionExpires };
  }
  // A contract with a file has a handler that answers one.
  return { status: 200, json: undefined, file: given as FileOut, sessionExpires };
}

function contextOf(course: Course, unit: Unit | undefined, member: Membership | undefined): Context & { prepared: never } {
  const { call, caller } = course;
  const { requestId, ip, userAgent, language, cookies, liveConnectionId, isNewLook } = call;
  return {
    // A call without a company gets the bare transaction; the contract's types say which it is, and who the actor is.
    company: unit as Company,
    // As above.
    actor: (caller && { ...caller.actor, member }) as Context['actor'],
    services: call.services,
    now: course.now,
    today: dayIn(member?.timeZone ?? 'Europe/Oslo', course.now),
    call: {
      requestId,
      ip,
      userAgent,
      language,
      cookies,
      tabCompanyId: Number(call.credentials.companyHeader) || undefined,
      viewId: call.credentials.viewAs,
      liveConnectionId,
      companyId: course.companyId,
      isNewLook,
      setCookie: (name, value, options) => course.cookies.push({ name, value, ...options }),
      clearCookie: (name) => course.cookies.push({ name, value: undefined }),
      redirect: (address) => (course.redirect = address),
    },
    fail: (code, status, extra) => fail(code, status, extra),
    audit: (change, entered) => {
      course.changes.push(change);
      course.entered ??= entered;
    },
    partly: (codes) => course.codes.push(...codes),
    // Typed by `inTwoSteps`, which bound it to its handler.
    prepared: course.prepared as never,
  };
}

/** Only calls a person made keep a session alive, and at most one write a minute notes it (decisions.md §3). */
async function slide({ call, caller, now }: Course, unit: Unit): Promise<Date | undefined> {
  const session = caller?.session;
  if (!session) return undefined;
  const rested = now.getTime() - session.lastSeenAt.getTime() > 60_000;
  return rested && !call.background ? slideSession(unit, session.id, now) : session.expiresAt;
}

/** Every state-changing call is in the audit log, even one that says nothing more of itself. Reads are there when they ask to be. */
async function record({ call, caller, now, changes, entered }: Course, unit: Unit, member: Membership | undefined): Promise<void> {
  const by = member?.viewedBy;
  // What support looks at is the company's to know, whatever it is.
  const isSupport = by !== undefined && 'supportVisitId' in by;
  if (call.endpoint.effect === 'read' && changes.length === 0 && !isSupport) return;
  const accountId = caller?.actor.account.id ?? null;
  const { requestId, action, ip } = call;
  const company = isCompany(unit) ? unit : entered;
  if (!company) return writeAccountEvent(unit, { accountId, at: now, action, requestId, ip, changes });
  const author = { accountId, ...authorOf(member, caller) };
  await writeAudit(
    company,
    { ...author, action, requestId, at: now, liveConnectionId: call.liveConnectionId, isLook: call.endpoint.effect === 'read' },
    changes.length > 0 ? changes : [{ entity: 'call', entityId: requestId }],
  );
}

/** The line says who did it, and as whom; support is no person of the company. */
function authorOf(member: Membership | undefined, caller: Caller | undefined): Pick<AuditCaller, 'companyUserId' | 'role' | 'via'> {
  const by = member?.viewedBy;
  if (!member || !by)
    return { companyUserId: member?.companyUserId ?? null, role: member?.role ?? null, via: caller?.actor.via ?? 'system' };
  if ('supportVisitId' in by) return { companyUserId: null, role: null, via: `support:${by.supportVisitId}` };
  return { companyUserId: by.companyUserId, role: by.role, via: `viewAs:${member.companyUserId}` };
}

function isCompany(unit: Unit): unit is Company {
  return 'id' in unit;
}
