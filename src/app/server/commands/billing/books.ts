import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { bookDay, exportBalances, exportJournal } from '#features/invoicing/server/public.ts';
import type { BooksFile } from '#features/invoicing/server/public.ts';
import type { GeneratedFile } from '#kernel/server/file-response.ts';
import type { BillingCommand } from './command.ts';
import { dayOf, oneOf } from './arguments.ts';

const fileOptions = { format: { type: 'string' }, language: { type: 'string' }, file: { type: 'string' } } as const;

/** `journal --from D --to D [--format xlsx|csv] [--language no|en] [--file F]`: every voucher between two days. */
export const journal: BillingCommand = async (services, args) => {
  const { values } = parseArgs({ args: [...args], options: { ...fileOptions, from: { type: 'string' }, to: { type: 'string' } } });
  const days = { from: dayOf('from', values.from), to: dayOf('to', values.to) };
  await keep(await exportJournal(services, { ...days, ...formOf(values) }), values.file);
};

/** `balances [--day D] [--format xlsx|csv] [--language no|en] [--file F]`: what stands on each account, of each customer. */
export const balances: BillingCommand = async (services, args) => {
  const { values } = parseArgs({ args: [...args], options: { ...fileOptions, day: { type: 'string' } } });
  const day = values.day === undefined ? bookDay(services.clock.now()) : dayOf('day', values.day);
  await keep(await exportBalances(services, { day, ...formOf(values) }), values.file);
};

function formOf({ format = 'xlsx', language = 'no' }: { format?: string | undefined; language?: string | undefined }): BooksFile {
  return { format: oneOf('format', ['xlsx', 'csv'], format), language: oneOf('language', ['no', 'en'], language) };
}

async function keep({ fileName, content }: GeneratedFile, file: string = fileName): Promise<void> {
  if (content instanceof Uint8Array) await writeFile(file, content);
  else await pipeline(content, createWriteStream(file));
  console.log(`Written: ${file}`);
}
