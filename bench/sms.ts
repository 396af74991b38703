import { randomUUID } from 'node:crypto';
import { readAllowances } from '#features/billing/server/public.ts';
import { countMessages, readMessages } from '#features/sms/server/store-messages.ts';
import { readCompanySender, readUsedParts } from '#features/sms/server/store-sending.ts';
import { fillMessages, messageCount } from './fill-sms.ts';
import { statementsOf } from './kept-statements.ts';
import { withOneProduct } from './one-product.ts';
import { analyze } from './pgbench.ts';
import type { Server } from './product.ts';
import { sideBySide, timed } from './side-by-side.ts';

const month = new Date().toISOString().slice(0, 7);

/** `node bench/sms.ts`: a list of 50 of 10,000 messages beside a bare route that sends the same statements, and a message to 500. */
async function measureMessages(product: Server, dataDir: string, key: string): Promise<void> {
  await fillMessages(dataDir, 'systemadmin@example.no');
  await analyze(dataDir);
  const headers = { authorization: `Bearer ${key}`, 'x-account': '1' };
  console.log(`\n50 of ${messageCount} messages:`);
  const listOf = (search: string | undefined) =>
    statementsOf(1, async (company) => {
      await readMessages(company, 'all', { search }, { page: 1, pageSize: 50, sortBy: 'timestamp', sortDirection: 'desc' });
      await countMessages(company, 'all', { search });
      await readCompanySender(company);
      await readAllowances(company, ['smsLimit']);
      await readUsedParts(company, month);
    });
  const filter = encodeURIComponent(JSON.stringify({ search: 'fredag 77' }));
  await sideBySide(product, dataDir, [
    { name: 'the newest', target: { path: '/api/sms/list?pageSize=50', headers }, statements: await listOf(undefined) },
    {
      name: 'with two words',
      target: { path: `/api/sms/list?pageSize=50&filter=${filter}`, headers },
      statements: await listOf('fredag 77'),
    },
  ]);
  await measureSending(product, headers);
}

async function measureSending({ address }: Server, headers: Record<string, string>): Promise<void> {
  const recipients = Array.from({ length: 500 }, (_unused, place) => ({ phoneNumber: String(91_000_000 + place) }));
  const body = JSON.stringify({ recipients, text: 'Husk møtet på fredag kl. 12 i møterom Ørn.' });
  const times: number[] = [];
  for (let time = 0; time < 15; time += 1) {
    const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body };
    times.push(
      await timed(async () => {
        const answer = await fetch(`${address}/api/sms/send`, sent);
        if (!answer.ok) throw new Error(`The message was refused: ${await answer.text()}`);
        await answer.arrayBuffer();
      }),
    );
  }
  const [middle, last] = [7, 14].map((place) => Math.round(times.toSorted((a, b) => a - b)[place] ?? 0));
  console.log(`\nA message to 500: ${middle} ms median, ${last} ms at most (goal: 400 ms)`);
}

await withOneProduct(measureMessages);
