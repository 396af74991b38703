import { randomBytes } from 'node:crypto';
import { deadlineReason, notifyOfDeadlines } from '#features/contracts/server/notify-deadlines.ts';
import { addRule } from '#features/notifications/testing/company-with-rules.ts';
import { engineServices } from '#features/notifications/testing/engine-world.ts';
import { evaluateCompany } from '#features/notifications/server/engine/evaluate.ts';
import { openDatabase } from '#kernel/server/database/open.ts';
import { timed } from './side-by-side.ts';

const day = 86_400_000;

/** What mornings cost in which the deadlines of all contracts are counted and told: the first, an ordinary one, and one of a rule for each month before. */
export async function measureMorning(dataDir: string, contracts: number): Promise<void> {
  const database = await openDatabase({ dataDir });
  const setting = { key: randomBytes(32).toString('base64'), now: new Date().toISOString() };
  const { services, clock } = engineServices(database, setting, { source: deadlineReason });
  const measured = async (name: string, work: () => Promise<void>): Promise<void> => {
    const [before, statements] = [process.memoryUsage().rss, database.statements()];
    const milliseconds = await timed(work);
    const grown = (process.memoryUsage().rss - before) / 2 ** 20;
    console.log(
      `${name}: ${(milliseconds / 1000).toFixed(2)} s, ${database.statements() - statements} statements, ${grown.toFixed(0)} MiB more`,
    );
  };
  const tell = () => database.forCompany(1, (company) => notifyOfDeadlines(company, services));
  const tomorrow = () => clock.set(new Date(services.clock.now().getTime() + day).toISOString());
  console.log(`\nA morning of ${contracts} contracts with ${2 * contracts} notifications:`);
  await measured('the first, which counts all', tell);
  tomorrow();
  await measured('the next', tell);
  await database.forCompany(1, async (company) => {
    for (const days of [30, 90, 365, 1830])
      await addRule(company, null, {
        reason: 'ContractNotifications',
        title: `${days} dager`,
        recipients: ['relatedUser'],
        difference: { direction: 'before', days },
      });
  });
  await evaluateCompany(services, 1);
  tomorrow();
  await measured('rules, 30 to 1,830 days before', () => evaluateCompany(services, 1));
  await database.close();
}
