import { setTimeout as pause } from 'node:timers/promises';
import { countLines, findLines, readLines } from '#kernel/server/store-audit-lines.ts';
import type { LineSelection } from '#kernel/server/store-audit-selection.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { fillLog } from './fill-log.ts';
import type { Filled } from './fill-log.ts';
import { statementsOf } from './kept-statements.ts';
import { analyze } from './pgbench.ts';
import type { Server } from './product.ts';
import type { Measured } from './side-by-side.ts';
import { sideBySide, startBare, timed } from './side-by-side.ts';

const pageSize = 50;
const timeZone = 'Europe/Oslo';
type Headers = Record<string, string>;

/** The log of a company with 100,000 lines: pages and filters compared with a bare route, and reading, verifying and exporting all of it. */
export async function measureLog(product: Server, dataDir: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'x-account': '1', 'content-type': 'application/json' };
  const who = await peopleOf(product, headers);
  await fillLog(dataDir, who);
  await analyze(dataDir);
  console.log('\nThe log of a company, 100,000 lines:');
  await sideBySide(product, dataDir, await measuredCalls(who, headers));
  await measureWhole(product, dataDir, headers);
}

async function peopleOf({ address }: Server, headers: Headers): Promise<Filled> {
  const [me, all] = await Promise.all([
    fetch(`${address}/api/users/current-user`, { headers }),
    fetch(`${address}/api/companyusers/get-active-companyusers`, { method: 'POST', headers, body: '{}' }),
  ]);
  // Typed by the contract of the answer.
  const { user } = (await me.json()) as { user: { companyUserId: string } };
  // As above.
  const { companyUsers } = (await all.json()) as { companyUsers: { id: string }[] };
  return { admin: user.companyUserId, people: companyUsers.map(({ id }) => id) };
}

async function measuredCalls({ admin }: Filled, headers: Headers): Promise<Measured[]> {
  const measured = async (name: string, filter: object, selection: Partial<LineSelection>, page = 1): Promise<Measured> => ({
    name,
    target: {
      path: '/api/companies/get-paginated-logs',
      method: 'POST',
      headers,
      body: JSON.stringify({ pagination: { page, pageSize }, filter }),
    },
    statements: await statementsOf(1, pageOf({ timeZone, ...selection }, (page - 1) * pageSize)),
  });
  const month = { from: '2025-03-01', to: '2025-03-31' };
  const search = { text: 'zebra', companyUserIds: [], actions: [] };
  return [
    await measured('the first page', {}, {}),
    await measured('page 200', {}, {}, 200),
    await measured('one who did 80,000 of them', { companyUserIds: [admin] }, { companyUserIds: [admin] }),
    await measured('a month', month, month),
    await measured('a word that is not there', { search: search.text }, { search }),
  ];
}

function pageOf(selection: LineSelection, offset: number) {
  return async (company: Company) => {
    const part = { limit: pageSize, offset };
    if (selection.search) return findLines(company, selection, selection.search, part);
    await readLines(company, selection, part);
    return countLines(company, selection);
  };
}

/** Each once, compared with a bare route that sends all lines unformatted. */
async function measureWhole(product: Server, dataDir: string, headers: Headers): Promise<void> {
  const all = await statementsOf(1, (company) => readLines(company, { timeZone }, { limit: 100_001 }));
  const bare = await startBare(dataDir, { all });
  const read = await timed(() => whole(fetch(`${bare.address}/all`)));
  await bare.stop();
  const asked = (path: string, body: object) =>
    whole(fetch(`${product.address}/api/companies/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }));
  // Lines written while measuring are excluded, because an export is limited to a hundred thousand.
  const filter = { to: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) };
  console.log(`all lines read by a bare route: ${seconds(read)}`);
  for (const format of ['csv', 'xlsx'] as const) {
    const heard = longestSilence(product);
    const took = await timed(() => asked('export-logs', { format, filter }));
    console.log(
      `in a file (${format}): ${seconds(took)}, ${(took / read).toFixed(1)} × the bare read; others waited ${await heard()} ms at most`,
    );
  }
  const heard = longestSilence(product);
  const verified = await timed(() => asked('verify-log', {}));
  console.log(
    `the chain verified: ${seconds(verified)}, ${(verified / read).toFixed(1)} × the bare read; others waited ${await heard()} ms at most`,
  );
}

/** Polls the product's health; returns the longest response time. */
function longestSilence({ address }: Server): () => Promise<number> {
  const over = new AbortController();
  let longest = 0;
  const asking = (async () => {
    while (!over.signal.aborted) {
      longest = Math.max(longest, await timed(() => whole(fetch(`${address}/health/live`))));
      await pause(5);
    }
  })();
  return async () => {
    over.abort();
    await asking;
    return Math.round(longest);
  };
}

async function whole(answering: Promise<Response>): Promise<void> {
  const answer = await answering;
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
