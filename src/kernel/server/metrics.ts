import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog } from './services.ts';

const registry = new Registry();
collectDefaultMetrics({ register: registry, prefix: 'samspill_' });

const calls = new Histogram({
  name: 'samspill_call_seconds',
  help: 'Time to answer a call, by route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});
const jobs = new Counter({
  name: 'samspill_jobs_total',
  help: 'Jobs run, by name and outcome.',
  labelNames: ['name', 'outcome'],
  registers: [registry],
});
const backlog = new Gauge({
  name: 'samspill_jobs_backlog',
  help: 'Jobs that are ready to run, or failed for good, by queue. The queue dead-letters wants somebody to look.',
  labelNames: ['queue', 'state'],
  registers: [registry],
});
const mails = new Gauge({
  name: 'samspill_mails',
  help: 'Mails by status; failed ones want somebody to look.',
  labelNames: ['status'],
  registers: [registry],
});
const messages = new Gauge({
  name: 'samspill_sms',
  help: 'SMS by status; failed ones want somebody to look.',
  labelNames: ['status'],
  registers: [registry],
});

const liveConnections = new Gauge({
  name: 'samspill_live_connections',
  help: 'Pages that this process tells of changes as they happen.',
  registers: [registry],
});

/** Counts one answered request, with its duration in milliseconds. */
export function countCall(method: string, route: string, status: number, milliseconds: number): void {
  calls.observe({ method, route, status: String(status) }, milliseconds / 1000);
}

/** Counts one finished job. */
export function countJob(name: string, outcome: 'done' | 'failed'): void {
  jobs.inc({ name, outcome });
}

/** Sets the number of live connections of this process. */
export function noteLiveConnections(count: number): void {
  liveConnections.set(count);
}

/** Sets the number of waiting messages, when the metrics are read. */
export function noteOutboxes(waiting: {
  jobs: readonly Backlog[];
  mails: Readonly<Record<string, number>>;
  sms: Readonly<Record<string, number>>;
}): void {
  for (const { queue, ready, failed } of waiting.jobs) {
    backlog.set({ queue, state: 'ready' }, ready);
    backlog.set({ queue, state: 'failed' }, failed);
  }
  for (const [gauge, counts] of [
    [mails, waiting.mails],
    [messages, waiting.sms],
  ] as const) {
    gauge.reset();
    for (const [status, count] of Object.entries(counts)) gauge.set({ status }, count);
  }
}

/** All metrics in the Prometheus text format. */
export function metricsText(): Promise<string> {
  return registry.metrics();
}
