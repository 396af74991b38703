import type { ContractFilter } from '#features/contracts/contract/lists.ts';
import { readCategories, readSelected, readSums } from '#features/contracts/server/store-list.ts';
import { readSentNotifications } from '#features/contracts/server/store-notifiable.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { explained } from './explain.ts';
import { statementsOf } from './kept-statements.ts';
import { contractCount, fillContracts } from './fill-contracts.ts';
import { measureMorning } from './morning.ts';
import { withOneProduct } from './one-product.ts';
import { analyze } from './pgbench.ts';
import type { Server } from './product.ts';
import { sideBySide } from './side-by-side.ts';

/** The reader of all contracts, and the first page of a filter. */
const today = new Date().toISOString().slice(0, 10);
const reader = { companyUserId: '00000000-0000-0000-0000-000000000000', isFull: true, levels: new Map() };
const firstPage = { sortBy: 'nextDeadline', sortDirection: 'asc', page: { page: 1, pageSize: 50 } } as const;

/** `node bench/contracts.ts`: the register of 10,000 contracts, its list compared with a bare route, and a morning. */
async function measureContracts(product: Server, dataDir: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'x-account': '1' };
  await fillContracts(dataDir);
  await explainBeforeAnalysis(dataDir);
  await analyze(dataDir);
  await measureMorning(dataDir, contractCount);
  await analyze(dataDir);
  console.log(`\nThe list of 50 of ${contractCount} contracts:`);
  const listed = async (name: string, filter: ContractFilter) => ({
    name,
    target: { path: `/api/contracts/all?page=1&pageSize=50&filter=${encodeURIComponent(JSON.stringify(filter))}`, headers },
    statements: await statementsOf(1, pageOf(filter)),
  });
  await sideBySide(product, dataDir, [
    await listed('all', {}),
    await listed('those that are not inactive', { statuses: [1, 3, 4] }),
    await listed('those to act on within 90 days', { deadlineWithinDays: 90 }),
    await listed('a word', { search: 'leverandør 17' }),
  ]);
}

/** The statement of a page of the list. */
function pageOf(filter: ContractFilter): (company: Company) => Promise<unknown> {
  return (company) => readSelected(company, { reader, responsibleId: undefined, filter, today }, firstPage);
}

/** The work of the list's and the morning's statements as after a large import, when nobody has analysed the contracts yet. */
async function explainBeforeAnalysis(dataDir: string): Promise<void> {
  console.log('\nBefore the planner knows of them:');
  const selection = { reader, responsibleId: undefined, filter: {}, today };
  const reads: Record<string, (company: Company) => Promise<unknown>> = {
    'the list': pageOf({}),
    'its sums': (company) => readSums(company, selection),
    'its categories': (company) => readCategories(company, selection),
    'the notifications of a morning': readSentNotifications,
  };
  for (const [name, read] of Object.entries(reads)) {
    const [statement] = await statementsOf(1, read);
    if (!statement) throw new Error(`${name} sends no statement`);
    const { rows, pages, milliseconds } = await explained(dataDir, 1, statement);
    console.log(`${name}: at most ${rows} rows, ${pages} pages, ${milliseconds.toFixed(1)} ms`);
  }
}

await withOneProduct(measureContracts);
