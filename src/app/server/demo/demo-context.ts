import type { PersonRecord } from '#features/people/server/person-record.ts';
import type { Change } from '#kernel/server/audit.ts';
import { dayIn, movableClock } from '#kernel/server/clock.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { fail, Failure } from '#kernel/server/failure.ts';
import { newId } from '#kernel/server/id.ts';
import type { Context, ServedFeature } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';

/** A scheduled job, and its time. */
interface WaitingJob {
  name: string;
  data: Record<string, unknown>;
  at: Date;
}

/** A demo company while its past is generated: the product's own services with a movable clock, in one open transaction. */
export interface DemoContext extends Pick<CallContext, 'company' | 'services'> {
  moveTo: (moment: Date) => void;
  /** Jobs scheduled for later; no worker runs them. */
  waiting: WaitingJob[];
  /** The current version of each changed person. */
  versions: Map<string, number>;
}

const nobodyLeaves = new AbortController().signal;
const nothing = async (): Promise<void> => undefined;

/** A demo sends nothing: neither mail nor jobs. After an abort it stops at its next step. */
export function createDemoContext(company: Company, services: Services, stopping?: AbortSignal): DemoContext {
  const clock = movableClock(services.clock.now().toISOString());
  const waiting: WaitingJob[] = [];
  const enqueue: Services['jobs']['enqueue'] = async (_unit, name, data, options) =>
    void waiting.push({ name, data, at: options?.startAfter ?? clock.now() });
  // Code that opens its own transaction uses this one instead: all or nothing.
  const forCompany: Services['database']['forCompany'] = (_companyId, work) => work(company);
  const staged = {
    ...services,
    clock,
    jobs: { ...services.jobs, enqueue },
    database: { ...services.database, forCompany },
    queueMail: nothing,
    queueMails: nothing,
    queueSms: nothing,
  };
  const moveTo = (moment: Date): void => {
    stopping?.throwIfAborted();
    clock.set(moment.toISOString());
  };
  return { company, services: staged, moveTo, waiting, versions: new Map() };
}

interface CallAsInput {
  by: PersonRecord;
  feature: ServedFeature;
  /** The name of the endpoint. */
  call: string;
  body: object;
  /** What the first step of the call would find, where it has two. */
  prepared?: unknown;
}

/** Makes a request as a user at the demo's time, through the product's handler and with its audit lines. Undefined when it is refused. */
export async function callAs(
  demo: DemoContext,
  { by, feature: served, call, body, prepared }: CallAsInput,
): Promise<Record<string, unknown> | undefined> {
  const { feature, handlers } = served;
  const [endpoint, handler] = [feature.endpoints[call], handlers[call]];
  if (!endpoint || !handler) throw new Error(`${feature.name} has no ${call}`);
  const changes: Change[] = [];
  const context = await contextOf(demo, by, (change) => void changes.push(change));
  if (!context) return undefined;
  try {
    // The types were checked where handler and contract were bound; here they are erased to one shape.
    const answer: unknown = await handler({ ...context, prepared } as never, { body: endpoint.body?.parse(body) } as never);
    await writeLog(demo, by, { action: `${feature.name}.${call}`, requestId: context.call.requestId, changes });
    // Endpoints of the demo answer objects.
    return answer as Record<string, unknown>;
  } catch (error) {
    // Random data may conflict, such as with a booked day; then the request is skipped.
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

interface LogInput {
  action: string;
  requestId?: string;
  changes: readonly Change[];
}

/** Writes the audit line of a request. */
export async function writeLog(
  { company, services }: DemoContext,
  by: PersonRecord,
  { action, requestId = newId(), changes }: LogInput,
): Promise<void> {
  if (changes.length === 0) return;
  const { accountId, id, role } = by;
  await writeAudit(company, { accountId, companyUserId: id, role, via: 'session', action, requestId, at: services.clock.now() }, changes);
}

async function contextOf({ company, services }: DemoContext, by: PersonRecord, audit: Context['audit']): Promise<Context | undefined> {
  const { accountId, firstName, lastName, emailAddress } = by;
  const member = accountId === null ? undefined : await services.findMembership(company, accountId);
  if (!member || accountId === null) return undefined;
  const now = services.clock.now();
  const ignored = () => undefined;
  return {
    company,
    target: undefined,
    services,
    now,
    today: dayIn(member.timeZone, now),
    audit,
    partly: ignored,
    fail,
    actor: {
      account: { id: accountId, email: emailAddress ?? '', emailVerified: true, firstName, lastName, preferredLanguage: 'nb' },
      member,
      via: 'session',
      sessionId: undefined,
      authenticatedAt: now,
    },
    call: {
      requestId: newId(),
      ip: '127.0.0.1',
      userAgent: '',
      language: 'no',
      cookies: {},
      tabCompanyId: company.id,
      viewId: undefined,
      isByPerson: true,
      liveConnectionId: undefined,
      companyId: company.id,
      isLookAt: () => true,
      gone: () => nobodyLeaves,
      setCookie: ignored,
      clearCookie: ignored,
      redirect: ignored,
    },
  };
}
