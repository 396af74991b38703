import { doWork } from '#testing/do-work.ts';
import { runUntilStep, type SteppedOrder } from './run-until-step.ts';

/** A worker process that does the waiting work of a company, for tests that kill it. The test passes what it needs. */
const order = JSON.parse(process.argv[2] ?? '') as SteppedOrder;
await runUntilStep(order, ({ services }) => doWork({ services }, order.companyId));
