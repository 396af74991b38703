import { ConfigFault, readConfig } from '#kernel/server/read-config.ts';
import { openLog } from '../log.ts';
import { startProcess } from '../start-process.ts';
import { balances, journal } from './billing/books.ts';
import type { BillingCommand } from './billing/command.ts';
import { credit, pay, payOut, refund, writeOff } from './billing/invoices.ts';
import { invoices, document } from './billing/documents.ts';
import { payments } from './billing/payments.ts';
import { pause, resume, skip } from './billing/recovery.ts';
import { codes, off, on, plans, status } from './billing/sale.ts';
import { seller } from './billing/seller.ts';
import { toSettle } from './billing/to-settle.ts';

const commands: Readonly<Record<string, BillingCommand>> = {
  seller,
  plans,
  codes,
  on,
  off,
  status,
  invoices,
  document,
  payments,
  credit,
  'write-off': writeOff,
  pay,
  refund,
  'pay-out': payOut,
  'to-settle': toSettle,
  journal,
  balances,
  'skip-numbers': skip,
  pause,
  resume,
};

/** `npm run --silent billing -- COMMAND …`: what the operator does about plans, invoices and books (docs/operations.md). */
export async function billingCommand(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new ConfigFault(`Use: npm run --silent billing -- ${Object.keys(commands).join(' | ')}`);
  const config = readConfig(process.env, { demo: false, production: false });
  const running = await startProcess(config, openLog('error', 'stderr'), { web: false, work: false });
  try {
    await command(running.services, rest);
  } finally {
    await running.stop();
  }
}
