import type { SigningFilter } from '#features/signing/contract/lists.ts';
import { readChangeNumber, readForMe, readSelected } from '#features/signing/server/store-list.ts';
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
    const ids = await idsOf(`${product.address}${path}`, headers);
    return { name, target: { path, headers }, statements: await statementsOf(1, (company) => readPage(company, filter, ids)) };
  };
  const whole = await listed('all', {});
  await sideBySide(product, dataDir, [
    whole,
    { ...whole, name: 'all, beside the page alone', statements: whole.statements.slice(2, 3) },
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
async function readPage(company: Company, filter: SigningFilter, ids: readonly string[]): Promise<void> {
  const selection = { reader, isEnded: false, filter };
  await readChangeNumber(company);
  await readForMe(company, selection);
  await readSelected(company, selection, { sortBy: 'created', sortDirection: 'desc', part: { limit: 50, offset: 0 }, without: [] });
  await readRecipients(company, ids);
}

async function idsOf(address: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`The list was refused: ${await answer.text()}`);
  // Typed by the contract of the answer.
  const { signingRequests } = (await answer.json()) as { signingRequests: { signingRequestId: string }[] };
  return signingRequests.map(({ signingRequestId }) => signingRequestId);
}

await withOneProduct(measureSigning);
