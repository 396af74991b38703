import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

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
const queue = new Gauge({
  name: 'samspill_queue_size',
  help: 'Jobs waiting, and mails waiting, at the last look.',
  labelNames: ['kind'],
  registers: [registry],
});

/** Counts one answered call; milliseconds. */
export function countCall(method: string, route: string, status: number, milliseconds: number): void {
  calls.observe({ method, route, status: String(status) }, milliseconds / 1000);
}

/** Counts one finished job. */
export function countJob(name: string, outcome: 'done' | 'failed'): void {
  jobs.inc({ name, outcome });
}

/** Notes how much waits in an outbox. */
export function noteWaiting(kind: 'mail' | 'job', size: number): void {
  queue.set({ kind }, size);
}

/** All metrics in the Prometheus text form. */
export function metricsText(): Promise<string> {
  return registry.metrics();
}
