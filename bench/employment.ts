import { readHeads } from '#features/employment/server/store-list.ts';
import { filledIn } from '#features/employment/testing/templates.ts';
import { statementsOf } from './kept-statements.ts';
import { withOneProduct } from './one-product.ts';
import { analyze, asAdministrator } from './pgbench.ts';
import type { Server } from './product.ts';
import { sideBySide, timed } from './side-by-side.ts';
import { measureTyping } from './typing.ts';

const rounds = 20;
const listed = 100;

/** `node bench/employment.ts`: the PDF of a usual employment contract, how far its preview is behind typing, and a list of 100 contracts. */
async function measureEmployment(product: Server, dataDir: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'x-account': '1', 'content-type': 'application/json' };
  const send = async (method: string, path: string, body: object): Promise<Response> => {
    const answer = await fetch(`${product.address}/api/documents/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer;
  };
  // Typed by the contract of the answer.
  const begun = (await (await send('POST', 'create-document', { templateId: 'permanent', language: 'no' })).json()) as CreatedDocument;
  const { documentId } = begun.document;
  const variables = Object.entries(filledIn).map(([name, value]) => ({ key: name, value }));
  await send('PUT', 'update-document', { documentId, variables });
  const tab = crypto.randomUUID();
  const print = async (): Promise<void> => {
    const answer = await fetch(`${product.address}/api/documents/export/file?documentId=${documentId}`, { headers });
    if (!answer.ok) throw new Error(`The PDF was refused: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  // What was printed before is kept by the compiler, so that each has another pay.
  const change = (round: number) =>
    send('PUT', 'update-document', { documentId, variables: [{ key: 'salaryAmount', value: 500_000 + round }] });
  const preview = async (letters: number): Promise<void> => {
    const typed = [{ key: 'position', value: 'Butikkmedarbeider'.repeat(2).slice(0, letters) }];
    await (await send('POST', 'preview', { documentId, tab, variables: typed })).arrayBuffer();
  };
  console.log(`PDF of a usual contract: ${await middleOf(print, change)}`);
  console.log(`its preview, each with another letter: ${await middleOf(preview)}`);
  const typing = await measureTyping(product.address, `/no/employee-contract/edit?documentId=${documentId}&step=1`);
  console.log(
    `first visible page behind typing: ${typing ? `${words(typing)} (goal: 300 ms at the median)` : 'not measured, Chromium is missing'}`,
  );

  await fillTo(dataDir, documentId);
  await analyze(dataDir);
  const page = { page: 1, pageSize: listed };
  await sideBySide(product, dataDir, [
    {
      name: `a list of ${listed} contracts`,
      target: { path: `/api/documents/all?page=1&pageSize=${listed}`, headers },
      statements: await statementsOf(1, (company) => readHeads(company, 'all', {}, { sortDirection: 'asc', page })),
    },
  ]);
}

interface CreatedDocument {
  document: { documentId: string };
}

/** Copies one contract, until the company has as many as the list shows. */
async function fillTo(dataDir: string, documentId: string): Promise<void> {
  await asAdministrator(
    dataDir,
    'samspill',
    `insert into employment_contract (company_id, id, state, language, template_key, template_version, template, base_data, variables, elements,
        created_at, changed_at)
      select company_id, gen_random_uuid(), 1, language, template_key, template_version, template, base_data, variables, elements, created_at, changed_at
      from employment_contract cross join generate_series(1, ${listed} - (select count(*) from employment_contract where company_id = 1)::integer)
      where company_id = 1 and id = '${documentId}'`,
  );
}

async function middleOf(work: (round: number) => Promise<void>, before?: (round: number) => Promise<unknown>): Promise<string> {
  await work(0);
  const milliseconds: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await before?.(round);
    milliseconds.push(await timed(() => work(round)));
  }
  return words(milliseconds);
}

function words(milliseconds: readonly number[]): string {
  const ordered = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => (ordered[Math.floor((ordered.length - 1) * share)] ?? Number.NaN).toFixed(0);
  return `${at(0.5)} ms median, ${at(0.95)} ms p95`;
}

await withOneProduct(measureEmployment);
