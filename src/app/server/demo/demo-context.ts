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

/** Work for later, and when it was asked for. */
interface WaitingJob {
  name: string;
  data: Record<string, unknown>;
  at: Date;
}

/** A demo company while its past is made: the product's own services, at a moment that is moved, in the one open transaction. */
export interface DemoContext extends Pick<CallContext, 'company' | 'services'> {
  moveTo: (moment: Date) => void;
  /** What has been put off until later; nobody else works on it. */
  waiting: WaitingJob[];
  /** How often people were changed, who were. */
  versions: Map<string, number>;
}

const nothing = async (): Promise<void> => undefined;

/** Nothing leaves a demo: neither mail nor jobs. One that is told to stop ends at the next moment. */
export function createDemoContext(company: Company, services: Services, stopping?: AbortSignal): DemoContext {
  const clock = movableClock(services.clock.now().toISOString());
  const waiting: WaitingJob[] = [];
  const enqueue: Services['jobs']['enqueue'] = async (_unit, name, data, options) =>
    void waiting.push({ name, data, at: options?.startAfter ?? clock.now() });
  // What opens a transaction of its own elsewhere finds itself in this one: all or nothing.
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
  /** The endpoint by name. */
  call: string;
  body: object;
}

/** Lets somebody make a call at the demo's moment, as the product carries it out, with its lines in the log. Undefined when it is refused. */
export async function callAs(
  demo: DemoContext,
  { by, feature: served, call, body }: CallAsInput,
): Promise<Record<string, unknown> | undefined> {
  const { feature, handlers } = served;
  const [endpoint, handler] = [feature.endpoints[call], handlers[call]];
  if (!endpoint || !handler) throw new Error(`${feature.name} has no ${call}`);
  const changes: Change[] = [];
  const context = await contextOf(demo, by, (change) => void changes.push(change));
  if (!context) return undefined;
  try {
    // The endpoint's types were checked where handler and contract were bound; here they are one erased shape.
    const answer: unknown = await handler(context as never, { body: endpoint.body?.parse(body) } as never);
    await writeLog(demo, by, { action: `${feature.name}.${call}`, requestId: context.call.requestId, changes });
    // Calls of the demo answer objects.
    return answer as Record<string, unknown>;
  } catch (error) {
    // Chance may have put something in its way, such as a day that is taken; then it did not happen.
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

interface LogInput {
  action: string;
  requestId?: string;
  changes: readonly Change[];
}

/** Writes to the log what somebody did, by the call that does it. */
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
      liveConnectionId: undefined,
      companyId: company.id,
      isNewLook: true,
      setCookie: ignored,
      clearCookie: ignored,
      redirect: ignored,
    },
  };
}
