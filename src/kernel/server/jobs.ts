import { isDeepStrictEqual } from 'node:util';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Job as QueuedJob, JobResult } from 'pg-boss';
import type { Logger } from 'pino';
import { boundedDatabase } from './database/bounded-database.ts';
import type { Connection } from './database/connection.ts';
import { countJob } from './metrics.ts';
import { isCompany } from './record-call.ts';
import { register } from './registers.ts';
import type { Jobs, Services } from './services.ts';

/** One kind of scheduled or queued work. A job may run twice after a crash, so its work is idempotent. */
export interface Job {
  name: string;
  run: (services: Services, data: Record<string, unknown>) => Promise<void>;
  /** Five cron fields in Europe/Oslo, for scheduled work. */
  cron?: string;
  /** Also run when a process starts to work; of several that start together, one does. */
  runsAtStart?: boolean;
  /** Retries after the first attempt; 5 by default. */
  retryLimit?: number;
  /** Seconds before the first retry, doubled for each after it; 2 by default. */
  retryDelaySeconds?: number;
  /** Seconds until a running job counts as lost; 900 by default. */
  expireInSeconds?: number;
  /**
   * For work that lasts long or waits for other systems: how many jobs of this kind a process runs at once, each of another company. By default it
   * runs them one after another.
   */
  atOnce?: number;
}

/** The scheduled and queued work of all features and of the kernel. */
export const jobKinds = register<Job>('kernel.jobs', ({ name }) => name);

export interface JobQueue extends Jobs {
  /** Starts processing jobs; enqueuing works without it. */
  work: (services: Services, jobs: readonly Job[]) => Promise<void>;
  stop: () => Promise<void>;
}

/** Processes that start within this time start together. */
const startSeconds = 60;
/** Of the pool's ten connections, those that jobs use at the same time; the others are left to calls. */
const maxConnections = 6;
const deadLetters = 'dead-letters';
const timeZone = 'Europe/Oslo';

/** Opens the queue on the product's own database; the schema `pgboss` is created when it is missing. */
export async function openJobQueue(connection: Connection, log: Logger, jobs: readonly Job[]): Promise<JobQueue> {
  const boss = new PgBoss({ ...queueConnection(connection), max: 4, schema: 'pgboss', useListenNotify: true });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  await makeQueues(boss, jobs);
  // Other jobs name no company but in their data, by which those of a deleted one are found.
  const grouped = new Set(jobs.filter(({ atOnce }) => atOnce !== undefined).map(({ name }) => name));
  return {
    enqueue: async (unit, name, data, options = {}) => {
      await boss.send(name, data, {
        ...(options.startAfter && { startAfter: options.startAfter }),
        ...(options.singletonKey && { singletonKey: options.singletonKey }),
        ...(isCompany(unit) && grouped.has(name) && { group: { id: String(unit.id) } }),
        db: fromKysely(unit.tx),
      });
    },
    backlog: async () => {
      const queues = await boss.getQueues();
      return queues.map(({ name, readyCount, failedCount }) => ({ queue: name, ready: readyCount, failed: failedCount }));
    },
    work: (services, all) => workOn(boss, services, all),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** The queue's own connections need none of our type parsers, because it reads only its own tables. */
function queueConnection({ connectionString, host, port, user, password, database }: Connection) {
  return {
    application_name: 'samspill-queue',
    ...(connectionString && { connectionString }),
    ...(host && { host }),
    ...(port && { port }),
    ...(user && { user }),
    ...(typeof password === 'string' && { password }),
    ...(database && { database }),
  };
}

/** Makes the queues and schedules that are missing and changes those that differ; a start usually finds all of them as they should be. */
async function makeQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  if (!queues.has(deadLetters)) await boss.createQueue(deadLetters);
  for (const job of jobs) {
    const options = optionsOf(job);
    const queue = queues.get(job.name);
    if (!queue) await boss.createQueue(job.name, options);
    else if (!isDeepStrictEqual({ ...queue, ...options }, queue)) await boss.updateQueue(job.name, options);
    const { cron, timezone } = schedules.get(job.name) ?? {};
    if (job.cron && (cron !== job.cron || timezone !== timeZone)) await boss.schedule(job.name, job.cron, {}, { tz: timeZone });
  }
}

const optionsOf = (job: Job) => ({
  notify: true,
  retryLimit: job.retryLimit ?? 5,
  retryBackoff: true,
  retryDelay: job.retryDelaySeconds ?? 2,
  expireInSeconds: job.expireInSeconds ?? 900,
  deadLetter: deadLetters,
});

/** Workers are notified of new jobs and also poll every two seconds; each job of a batch succeeds or fails alone. */
const taking = { perJobResults: true, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 } as const;

type Data = Record<string, unknown>;
type RunBatch = (batch: readonly Pick<QueuedJob<Data>, 'id' | 'data'>[]) => Promise<JobResult[]>;

async function workOn(boss: PgBoss, services: Services, jobs: readonly Job[]): Promise<void> {
  const database = boundedDatabase(services.database, maxConnections);
  for (const job of jobs) {
    const runBatch: RunBatch = async (batch) => {
      const results: JobResult[] = [];
      for (const { id, data } of batch) results.push(await runOne({ ...services, database }, job, id, data));
      return results;
    };
    if (job.atOnce === undefined) await boss.work<Data>(job.name, { ...taking, batchSize: 10, burstWhenBatchFull: true }, runBatch);
    else for (let worker = 0; worker < job.atOnce; worker += 1) await addWorker(boss, job, runBatch);
    if (job.runsAtStart) await boss.send(job.name, {}, { singletonKey: 'start', singletonSeconds: startSeconds });
  }
}

/** Takes one job at a time, of a company of which no other worker of this process has one of the same kind. */
async function addWorker(boss: PgBoss, { name }: Job, runBatch: RunBatch): Promise<void> {
  const worker = await boss.work<Data>(name, { ...taking, batchSize: 1, localGroupConcurrency: 1 }, async (batch) => {
    const results = await runBatch(batch);
    // The next one is taken at once, and not with the next poll.
    boss.notifyWorker(worker);
    return results;
  });
}

async function runOne(services: Services, job: Job, id: string, data: Record<string, unknown>): Promise<JobResult> {
  const started = performance.now();
  try {
    await job.run(services, data);
    countJob(job.name, 'done');
    services.log.info({ job: job.name, jobId: id, ms: Math.round(performance.now() - started) }, 'job');
    return { id, status: 'completed' };
  } catch (error) {
    // Logged with the job's name; the queue retries it and keeps it when the last retry fails.
    countJob(job.name, 'failed');
    services.log.error({ job: job.name, jobId: id, err: error }, 'job failed');
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}
