import type { SigningFilter } from '#features/signing/contract/lists.ts';
import { readPageAfter, readSelected, readStanding } from '#features/signing/server/store-list.ts';
import { readRecipients } from '#features/signing/server/store-requests.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { fillSigning, requestCount } from './fill-signing.ts';
import { statementsOf } from './kept-statements.ts';
import { withOneProduct } from './one-product.ts';
import { analyze } from './pgbench.ts';
import type { Server } from './product.ts';
import { sealingSeconds } from './sealing-job.ts';
import { sideBySide } from './side-by-side.ts';

const email = 'systemadmin@example.no';
const sealings = 5;
/** Reads all requests, and is asked for five signatures. */
const reader = {
  companyUserId: '00000000-0000-0000-0000-000000000000',
  emailKey: email,
  seesAll: true,
  seesContracts: true,
  mayChange: true,
  mayAddContracts: true,
};

/**
 * `node bench/signing.ts`: the first 50 of 10,000 ongoing requests beside a bare route that sends the same statements, and beside one that sends that of
 * the page alone; and the whole job of sealing.
 */
async function measureSigning(product: Server, dataDir: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'x-account': '1' };
  await fillSigning(dataDir, email);
  await analyze(dataDir);
  console.log(`\nThe list of 50 of ${requestCount} requests:`);
  const listed = async (name: string, filter: SigningFilter) => {
    const path = `/api/signing/get-company-signing-requests?page=1&pageSize=50&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const answered = await answerOf(`${product.address}${path}`, headers);
    return { name, target: { path, headers }, statements: await statementsOf(1, (company) => readPage(company, filter, answered)) };
  };
  const whole = await listed('all', {});
  await sideBySide(product, dataDir, [
    whole,
    { ...whole, name: 'all, beside the page alone', statements: await statementsOf(1, readPageAlone) },
    await listed('those in progress', { statuses: ['InProgress'] }),
    await listed('a word', { search: 'avtale 17' }),
  ]);
  for (const megabytes of [1, 20]) {
    const seconds: number[] = [];
    for (let round = 0; round < sealings; round += 1) seconds.push(await sealingSeconds({ product, dataDir, headers }, megabytes));
    const ordered = seconds.toSorted((one, other) => one - other).map((value) => value.toFixed(2));
    console.log(
      `From the last signature to the completed request, ${megabytes} MB: ${ordered[sealings >> 1]} s median, ${ordered.at(-1)} s at most`,
    );
  }
}

/** What the list sends while no request changes, but for the limit of the plan. */
async function readPage(company: Company, filter: SigningFilter, { ids, forMe }: Answered): Promise<void> {
  const selection = { reader, isEnded: false, filter };
  await readStanding(company, selection);
  const firstIds = ids.slice(0, forMe);
  const part = { limit: 50, offset: 0 };
  await (firstIds.length > 0
    ? readPageAfter(company, selection, { firstIds, without: firstIds, rest: part })
    : readSelected(company, selection, { sortBy: 'created', sortDirection: 'desc', part }));
  await readRecipients(company, ids);
}

/** The statement of the page alone, as it is sent when nothing waits for the reader. */
async function readPageAlone(company: Company): Promise<void> {
  const selection = { reader, isEnded: false, filter: {} };
  await readSelected(company, selection, { sortBy: 'created', sortDirection: 'desc', part: { limit: 50, offset: 0 } });
}

interface Answered {
  ids: string[];
  /** How many of them wait for the reader. */
  forMe: number;
}

async function answerOf(address: string, headers: Record<string, string>): Promise<Answered> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`The list was refused: ${await answer.text()}`);
  // Typed by the contract of the answer.
  const { signingRequests, sums } = (await answer.json()) as { signingRequests: { signingRequestId: string }[]; sums: { forMe: number } };
  return { ids: signingRequests.map(({ signingRequestId }) => signingRequestId), forMe: sums.forMe };
}

await withOneProduct(measureSigning);
