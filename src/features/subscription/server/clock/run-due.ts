import type { Services } from '#kernel/server/services.ts';
import { readDue } from '../store-clock.ts';
import { runCompany } from './run-company.ts';

const batch = 500;

/** Looks after every company whose subscription is due. A company for which it fails keeps no other from it, and is tried again the next time. */
export async function runDue(services: Services): Promise<void> {
  const tried = new Set<number>();
  const errors: unknown[] = [];
  for (;;) {
    const due = await services.database.read((unit) => readDue(unit, { now: services.clock.now(), most: tried.size + batch }));
    const fresh = due.filter((companyId) => !tried.has(companyId));
    if (fresh.length === 0) break;
    for (const companyId of fresh) {
      tried.add(companyId);
      try {
        await services.database.forCompany(companyId, (company) => runCompany(company, services));
      } catch (error) {
        errors.push(error);
      }
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `The subscriptions of ${errors.length} companies could not be looked after.`);
}
