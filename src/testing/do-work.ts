import { readWork } from '#kernel/server/work/store-work.ts';
import { runWork } from '#kernel/server/work/run-work.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import type { TestServer } from './server.ts';

/** Tries the waiting work of a company once, oldest first. */
export async function doWork({ services }: Pick<TestServer, 'services'>, companyId: number): Promise<void> {
  const rows = await services.database.forCompany(companyId, (company) => readWork(company, 50));
  for (const { kind: name, state, workId, recordId } of rows.toReversed()) {
    const kind = services.registers.of(workKinds).get(name);
    if (kind && state === 'queued') await runWork(services, kind, { companyId, workId, recordId });
  }
}
