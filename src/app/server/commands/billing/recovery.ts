import { parseArgs } from 'node:util';
import { endPause, insertPause, skipNumbers } from '#features/invoicing/server/public.ts';
import { ConfigFault } from '#kernel/server/read-config.ts';
import type { BillingCommand } from './command.ts';
import { numberOf, textOf } from './arguments.ts';

/**
 * `skip-numbers --last-invoice N|--last-voucher N --reason R`: after a restore, the series of invoices or vouchers goes on above what was used and
 * lost.
 */
export const skip: BillingCommand = async ({ database, clock }, args) => {
  const options = { 'last-invoice': { type: 'string' }, 'last-voucher': { type: 'string' }, reason: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const isVoucher = values['last-voucher'] !== undefined;
  const option = isVoucher ? 'last-voucher' : 'last-invoice';
  const series = isVoucher ? 'posting' : 'invoice';
  const input = { series, lastUsed: numberOf(option, values[option]), reason: textOf('reason', values.reason) } as const;
  const gap = await database.transaction((company) => skipNumbers({ company, now: clock.now() }, input));
  if (!gap) throw new ConfigFault('The series has already passed that number.');
  console.log(`The numbers ${gap.first} to ${gap.last} are registered as lost. The next is ${gap.last + 1}.`);
};

/** `pause --reason R`: no card is charged by the clock until `resume`. */
export const pause: BillingCommand = async ({ database, clock }, args) => {
  const { values } = parseArgs({ args: [...args], options: { reason: { type: 'string' } } });
  const reason = textOf('reason', values.reason);
  const isNew = await database.transaction((unit) => insertPause(unit, { reason, now: clock.now() }));
  console.log(isNew ? 'Automatic card charges are paused.' : 'Automatic card charges were already paused.');
};

/** `resume`: cards are charged again. */
export const resume: BillingCommand = async ({ database, clock }) => {
  const wasPaused = await database.transaction((unit) => endPause(unit, clock.now()));
  console.log(wasPaused ? 'Automatic card charges are on again.' : 'Automatic card charges were not paused.');
};
