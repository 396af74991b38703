import { z } from 'zod';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Membership } from './actor.ts';
import { writeAnswer, answerWithoutChanges } from './answer.ts';
import type { Change, EnteredCompany } from './audit.ts';
import { dayIn } from './clock.ts';
import type { Company, Unit } from './database/unit.ts';
import { exportTurns } from './export/export-turns.ts';
import { fail } from './failure.ts';
import type { FileResponse, StoredContent } from './file-response.ts';
import { isLook, rememberLook } from './files/looks.ts';
import type { Conditions } from './files/range.ts';
import { discardUploads } from './files/staging.ts';
import type { Caller, Credentials } from './gate.ts';
import { admit, admitWithoutCompany, companyEntered, companyIdOf, enter, refuseForeignWrite, refuseWhileViewing } from './gate.ts';
import { openSecretCall, type OpenedCall } from './open-secret-call.ts';
import { isCompany, recordCall } from './record-call.ts';
import { enterRepeatable, findRepeated, type Answered, type KeyedCall } from './repeated-call.ts';
import type { ParsedInput } from './request.ts';
import type { Context, Handler, SentBytes } from './serve.ts';
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
  /** True for background requests, which do not extend the session. */
  background: boolean;
  liveConnectionId: string | undefined;
  /** The `Idempotency-Key` of requests that would add a record again when they are retried. */
  repeatKey: string | undefined;
  /** What is asked of a file, when the call answers one. */
  conditions: Conditions;
  /** Aborts when the caller has gone before the answer. */
  gone: () => AbortSignal;
  sent?: SentBytes | undefined;
  language: 'no' | 'en';
  cookies: Readonly<Record<string, string | undefined>>;
  credentials: Credentials;
  /** Reads and parses the input; called only after authentication, so that strangers cannot upload. */
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
  /** The answer, serialized by its contract. */
  json: Buffer | undefined;
  file: FileResponse | undefined;
  redirect: string | undefined;
  cookies: CookieOut[];
  sessionExpires: Date | undefined;
}

/** The state of one request. It may open more than one transaction, and each authenticates again. */
interface CallProgress {
  call: CallInput;
  now: Date;
  /** Parsed once, when first needed. */
  input: ParsedInput | undefined;
  prepared: unknown;
  /** What the secret of the call opens, or the session in its place; undefined for a call without one. */
  opened: OpenedCall | undefined;
  /** Cookies and redirect set by the first step of a two-step handler. */
  set: Pick<CallOutput, 'cookies' | 'redirect'>;
  /** The looks at files that the handler logs. */
  looks: string[];
}

/** What a handler sets in addition to its answer; it takes effect only if the transaction commits. */
interface CallOutput {
  changes: Change[];
  /** The company entered by a request that started without one. */
  entered: EnteredCompany | undefined;
  codes: string[];
  cookies: CookieOut[];
  redirect: string | undefined;
}

/** An open transaction with an authorised caller; it belongs to a company exactly when there is a member. */
interface Entry {
  unit: Unit;
  caller: Caller | undefined;
  companyId: number | undefined;
  member: Membership | undefined;
}

/** The stages of a request: origin → transaction: caller → company → input → access → handler → checked answer → commit. */
export async function runCall(call: CallInput): Promise<CallResult> {
  const { services, endpoint, credentials, handler } = call;
  const progress: CallProgress = {
    call,
    now: services.clock.now(),
    input: undefined,
    prepared: undefined,
    opened: undefined,
    set: { cookies: [], redirect: undefined },
    looks: [],
  };
  refuseForeignWrite(endpoint, credentials, services.config.publicUrl);
  let leave: (() => void) | undefined;
  try {
    if ('secret' in endpoint.access) await openSecret(progress, endpoint.access);
    if (endpoint.files) await takeFiles(progress);
    const former = handler.prepare && (await prepare(progress));
    if (former) return former;
    leave = endpoint.queue && (await enterQueue(progress));
    // In a view by an administrator or the vendor's support, the answer is sent only after its audit line is committed.
    const answersFirst = endpoint.effect === 'read' && endpoint.answer instanceof z.ZodType && credentials.viewAs === undefined;
    const result = await inTransaction(progress, (entry) => runHandler(progress, entry), { answersFirst });
    for (const key of progress.looks) rememberLook(key, progress.now);
    return result;
  } finally {
    leave?.();
    await discardUploads(progress.input?.files ?? []);
  }
}

/** Finds what the call's secret opens, before any transaction: tries that fail count too. */
async function openSecret(progress: CallProgress, access: Extract<Endpoint['access'], { secret: string }>): Promise<void> {
  const { call, now } = progress;
  refuseWhileViewing(call.endpoint, call.credentials);
  progress.input = await call.input();
  progress.opened = await openSecretCall(call, access, { input: progress.input, now });
}

/** Uploads are read only from authorised callers, and outside any transaction. */
async function takeFiles(progress: CallProgress): Promise<void> {
  await inTransaction(progress, async () => undefined, { answersFirst: true });
  progress.input = await progress.call.input();
}

/** Runs the handler's first step outside transactions, because no transaction may wait for an external service. A call that is sent again has its answer already. */
async function prepare(progress: CallProgress): Promise<CallResult | undefined> {
  const find = async (found: Entry) => ({ entry: found, former: await formerAnswer(progress, found) });
  const { entry, former } = await inTransaction(progress, find, { answersFirst: true });
  if (former) return former;
  const { context, output } = contextOf(progress, { ...entry, unit: undefined });
  // The types were checked where handler and contract were bound; here they are erased to one shape.
  progress.prepared = await progress.call.handler.prepare?.(context, progress.input as never);
  progress.set = output;
  return undefined;
}

/** What a call with this key was answered, if one has ended. */
async function formerAnswer(progress: CallProgress, entry: Entry): Promise<CallResult | undefined> {
  const keyed = keyedCall(progress, entry);
  const former = keyed && isCompany(entry.unit) ? await findRepeated(entry.unit, keyed) : undefined;
  return former && sentAgain(progress, entry, former);
}

async function sentAgain(progress: CallProgress, entry: Entry, former: Answered): Promise<CallResult> {
  return { ...former, file: undefined, redirect: undefined, cookies: [], sessionExpires: await slide(progress, entry) };
}

/** Waits for the turn of an authorised caller. A transaction that waited would keep a connection to the database from other calls. */
async function enterQueue(progress: CallProgress): Promise<() => void> {
  const accountId = await inTransaction(progress, async ({ caller }) => caller?.actor.account.id, { answersFirst: true });
  return exportTurns.enter(accountId, progress.call.gone());
}

/**
 * Opens a transaction and authorises the caller; a refusal reports the first failed check in this order, whatever else is wrong. With
 * `answersFirst`, a transaction that only read is not waited for.
 */
async function inTransaction<T>(
  progress: CallProgress,
  work: (entry: Entry) => Promise<T>,
  { answersFirst }: { answersFirst: boolean },
): Promise<T> {
  const { call, now } = progress;
  const { services, endpoint, credentials } = call;
  const enterAndWork = async (unit: Unit): Promise<T> => {
    const { caller, place } = await enter(unit, endpoint, { credentials, ports: services, now });
    if (!caller && !('public' in endpoint.access)) fail('common.Unauthorized');
    refuseWhileViewing(endpoint, credentials);
    const companyId = caller && companyIdOf(endpoint, credentials, caller);
    if (caller && companyId === undefined && !('public' in endpoint.access)) admitWithoutCompany(endpoint, caller);
    if (!endpoint.files) progress.input ??= await call.input();
    if (!caller || companyId === undefined) return work({ unit, caller, companyId, member: undefined });
    const company = companyEntered(unit, companyId, caller);
    const access = { caller, company, place, ports: services, now, viewAs: credentials.viewAs, isByPerson: !call.background };
    return work({ unit: company, caller, companyId, member: await admit(endpoint, access) });
  };
  const { opened } = progress;
  if (!opened) return services.database.transaction(enterAndWork, { answersFirst });
  const { companyId, caller } = opened;
  return services.database.forCompany(companyId, (unit) => work({ unit, caller, companyId, member: undefined }), { answersFirst });
}

async function runHandler(progress: CallProgress, entry: Entry): Promise<CallResult> {
  const { endpoint, handler } = progress.call;
  const { former, keep } = await enteredCall(progress, entry);
  if (former) return sentAgain(progress, entry, former);
  const { context, output } = contextOf(progress, entry);
  // As in `prepare`: one erased shape, checked in `serve`.
  const given: unknown = await handler(context, progress.input as never);
  const sessionExpires = await slide(progress, entry);
  await recordCall({ ...progress.call, now: progress.now }, entry, output);
  const { cookies, redirect, codes } = output;
  const beside = { sessionExpires, cookies, redirect };
  // A contract with a file has a handler that answers a file.
  if (!(endpoint.answer instanceof z.ZodType)) return { status: 200, json: undefined, file: given as FileResponse, ...beside };
  const { status, json } = writeAnswer(endpoint.answer, given, codes);
  await keep({ status, json });
  const isLooking = entry.member?.viewedBy || entry.member?.companyEndsAt;
  return { status, json: isLooking ? answerWithoutChanges(json) : json, file: undefined, ...beside };
}

/** Enters a call that would add once more when it is sent again. */
async function enteredCall(progress: CallProgress, entry: Entry): ReturnType<typeof enterRepeatable> {
  const keyed = keyedCall(progress, entry);
  if (!keyed || !isCompany(entry.unit)) return { former: undefined, keep: async () => undefined };
  return enterRepeatable(entry.unit, keyed);
}

/** The contract gives calls that add a company and somebody who calls. */
function keyedCall({ call, input, now }: CallProgress, { caller }: Entry): KeyedCall | undefined {
  const { endpoint, action, repeatKey: key, services } = call;
  if (endpoint.repeats === undefined || !caller) return undefined;
  const { account, via } = caller.actor;
  return { endpoint, action, key, accountId: account.id, viaApiKey: via === 'apiKey', input, secrets: services.secrets, now };
}

/** Whether the call opens a file anew; a look is remembered for the same reader (without an account, what their secret opens) and address once the call is committed. */
function isLookAt({ call, input, now, opened, looks }: CallProgress, accountId: string | undefined, stored?: StoredContent): boolean {
  const reader = accountId ?? (opened && `${opened.companyId}/${opened.target}`);
  const key = reader && stored && [reader, call.action, JSON.stringify(input?.query), stored.etag].join('|');
  const isNew = isLook(call.conditions, stored, { key, now });
  if (isNew && key !== undefined) looks.push(key);
  return isNew;
}

function contextOf(
  progress: CallProgress,
  { unit, caller, companyId, member }: Omit<Entry, 'unit'> & { unit: Unit | undefined },
): { context: Context & { prepared: never }; output: CallOutput } {
  const { call, now, prepared, opened, set } = progress;
  const { requestId, ip, userAgent, language, cookies, liveConnectionId, gone, sent } = call;
  const output: CallOutput = { changes: [], entered: undefined, codes: [], cookies: [...set.cookies], redirect: set.redirect };
  const context: Context & { prepared: never } = {
    // A request without a company gets a plain transaction; the contract's types determine which it is, and who the actor is.
    company: unit as Company,
    // As above.
    actor: (caller && { ...caller.actor, member }) as Context['actor'],
    // Given exactly when the contract says so.
    target: opened?.target as undefined,
    services: call.services,
    now,
    today: dayIn(member?.timeZone ?? 'Europe/Oslo', now),
    call: {
      requestId,
      ip,
      userAgent,
      language,
      cookies,
      tabCompanyId: Number(call.credentials.companyHeader) || undefined,
      viewId: call.credentials.viewAs,
      isByPerson: !call.background,
      liveConnectionId,
      companyId,
      isLookAt: (stored) => isLookAt(progress, caller?.actor.account.id, stored),
      gone,
      sent,
      setCookie: (name, value, options) => output.cookies.push({ name, value, ...options }),
      clearCookie: (name) => output.cookies.push({ name, value: undefined }),
      redirect: (address) => (output.redirect = address),
    },
    fail: (code, status, extra) => fail(code, status, extra),
    audit: (change, entered) => {
      output.changes.push(change);
      output.entered ??= entered;
    },
    partly: (codes) => output.codes.push(...codes),
    // Typed by `twoStepHandler`, which bound it to its handler.
    prepared: prepared as never,
  };
  return { context, output };
}

/** Extends the session for requests made by the user, at most once a minute (identity.12). */
async function slide({ call, now }: CallProgress, { unit, caller }: Entry): Promise<Date | undefined> {
  const session = caller?.session;
  if (!session) return undefined;
  const rested = now.getTime() - session.lastSeenAt.getTime() > 60_000;
  return rested && !call.background ? slideSession(unit, session.id, now) : session.expiresAt;
}
