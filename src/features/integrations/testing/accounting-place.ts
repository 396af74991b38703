import { randomBytes } from 'node:crypto';
import { movableClock } from '#kernel/server/clock.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { ProviderRefusal, type AccountingProvider, type Credentials, type ExternalPerson } from '../server/accounting/provider.ts';
import { createLine } from '../server/accounting/wire/line.ts';
import type { Switch } from '#kernel/testing/stub-server.ts';

/** The timeout in milliseconds; long enough for a busy machine. */
const usual = 30_000;

/** What adapters need: the database of the test file, a clock that pauses advance, and a short timeout for slow answers. */
export async function accountingPlace() {
  const { database } = await testDatabase();
  const clock = movableClock('2026-11-21T09:00:00Z');
  const secrets = createSecrets([{ id: 'test', key: randomBytes(32) }]);
  const services = { clock, database, secrets };
  const limits = { patience: usual, maxBytes: 1024 * 1024 };
  const expectFault = (fault: Switch['fault']): void => {
    limits.patience = typeof fault === 'object' && 'slow' in fault ? fault.slow / 2 : usual;
  };
  return { ...services, services, line: createLine(services, limits), expectFault };
}

export async function everybodyOf(provider: AccountingProvider, credentials: Credentials): Promise<ExternalPerson[]> {
  const found: ExternalPerson[] = [];
  for await (const page of provider.list(credentials)) found.push(...page);
  return found;
}

export async function refusalOf(work: Promise<unknown>): Promise<ProviderRefusal> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProviderRefusal)) throw new Error('It was not refused.', { cause: error });
  return error;
}
