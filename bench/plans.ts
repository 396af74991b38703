import { randomBytes } from 'node:crypto';
import { addRule } from '#features/notifications/testing/company-with-rules.ts';
import { engineServices } from '#features/notifications/testing/engine-world.ts';
import { evaluateCompany } from '#features/notifications/server/engine/evaluate.ts';
import { readFreeDays } from '#features/absence/server/public.ts';
import { readTeam } from '#features/people/server/public.ts';
import { readProposals } from '#features/onoffboarding/server/store-hand-over.ts';
import { countTasks, readPlans, type PlanSelection } from '#features/onoffboarding/server/store-plans.ts';
import { readGivenTasks } from '#features/onoffboarding/server/store-tasks.ts';
import { planReason } from '#features/onoffboarding/server/notify.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { openDatabase } from '#kernel/server/database/open.ts';
import { fillPlans, ownCount, planCount, taskCount, teamCount } from './fill-plans.ts';
import { statementsOf } from './kept-statements.ts';
import { withOneProduct } from './one-product.ts';
import { analyze } from './pgbench.ts';
import { runCommand, type Server } from './product.ts';
import { sideBySide, timed } from './side-by-side.ts';

const today = new Date().toISOString().slice(0, 10);
const [administrator, leader] = ['systemadmin@example.no', 'manager@example.no'];
const day = 86_400_000;

interface Reader {
  address: string;
  headers: Record<string, string>;
}

/** `node bench/plans.ts`: 50 of 2,000 plans and 200 of 50,000 tasks beside bare routes that send the same statements, and a morning of all tasks. */
async function measurePlans(product: Server, dataDir: string, key: string): Promise<void> {
  await fillPlans(dataDir, { leader, administrator });
  await analyze(dataDir);
  const headersOf = (secret: string) => ({ authorization: `Bearer ${secret}`, 'x-account': '1' });
  const ofLeader = runCommand(dataDir, 'api-key', '--email', leader, '--company', '1').split('\n')[0] ?? '';
  const [all, team] = [headersOf(key), headersOf(ofLeader)];
  const plans = await answerOf<{ published: { id: string; companyUserId: string }[] }>(
    { address: product.address, headers: team },
    { path: '/api/onoffboarding/get-all' },
  );
  const own = { path: '/api/onoffboarding/task/get-all', method: 'POST' as const, body: '{}' };
  const mine = await answerOf<{ tasks: { onOffBoardingId: string; responsibleId: string }[] }>(
    { address: product.address, headers: all },
    own,
  );
  console.log(
    `\n${plans.published.length} of ${planCount} plans for a leader (${teamCount} asked), ${mine.tasks.length} of ${taskCount} tasks (${ownCount} asked):`,
  );
  const responsibleId = mine.tasks[0]?.responsibleId ?? '';
  await sideBySide(product, dataDir, [
    {
      name: 'the plans of a team',
      target: { path: '/api/onoffboarding/get-all', headers: team },
      statements: await statementsOf(1, listOf([...new Set(plans.published.map(({ companyUserId }) => companyUserId))])),
    },
    {
      name: 'all plans',
      target: { path: '/api/onoffboarding/get-all', headers: all },
      statements: await statementsOf(1, listOf('everybody')),
    },
    {
      name: 'one’s own tasks',
      target: { ...own, headers: { ...all, 'content-type': 'application/json' } },
      statements: await statementsOf(1, async (company) => {
        await readGivenTasks(company, { responsibleId }, { includeCompleted: false });
        await readPlans(company, { ids: [...new Set(mine.tasks.map(({ onOffBoardingId }) => onOffBoardingId))] });
        await readFreeDays(company).catch(() => undefined);
      }),
    },
  ]);
  await measureMorning(dataDir);
}

/** The statements of the list for somebody who edits the plans of these people. */
function listOf(team: readonly string[] | 'everybody'): (company: Company) => Promise<void> {
  const selection: Extract<PlanSelection, { editor: string }> = { editor: '00000000-0000-0000-0000-000000000000', team };
  return async (company) => {
    if (team !== 'everybody') await readTeam(company, selection.editor);
    await readPlans(company, selection);
    await countTasks(company, selection, today);
    await readProposals(company, selection, today);
    await readPlans(company, selection, 'only');
  };
}

async function answerOf<Answer>(
  { address, headers }: Reader,
  { path, method = 'GET', body }: { path: string; method?: string; body?: string },
): Promise<Answer> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: body ?? null,
  });
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  // Typed by the contract of the answer.
  return (await answer.json()) as Answer;
}

/** A morning on which rules look at all tasks: three days before and a day after. */
async function measureMorning(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  const setting = { key: randomBytes(32).toString('base64'), now: new Date().toISOString() };
  const { services, clock } = engineServices(database, setting, { source: planReason });
  await database.forCompany(1, async (company) => {
    for (const [direction, days] of [
      ['before', 3],
      ['after', 1],
    ] as const)
      await addRule(company, null, {
        reason: 'OnOffBoardingTaskResponsible',
        title: `${direction} ${days}`,
        recipients: ['relatedUser'],
        difference: { direction, days },
        channels: [1],
      });
  });
  await evaluateCompany(services, 1);
  clock.set(new Date(services.clock.now().getTime() + day).toISOString());
  const statements = database.statements();
  const milliseconds = await timed(() => evaluateCompany(services, 1));
  console.log(`\nA morning of ${taskCount} tasks: ${(milliseconds / 1000).toFixed(2)} s, ${database.statements() - statements} statements`);
  await database.close();
}

await withOneProduct(measurePlans);
