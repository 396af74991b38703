import { parseArgs } from 'node:util';
import {
  insertCatalogue,
  insertCode,
  isSaleOn,
  listCodes,
  missingForSale,
  readCatalogueContent,
  readCatalogues,
  switchSaleOff,
  switchSaleOn,
} from '#features/subscription/server/public.ts';
import { PlanName } from '#features/subscription/contract/entities.ts';
import { bookDay, kroner } from '#features/invoicing/server/public.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { ConfigFault } from '#kernel/server/read-config.ts';
import type { Services } from '#kernel/server/services.ts';
import type { BillingCommand } from './command.ts';
import { dayOf, jsonIn, numberOf, oreOf, textOf } from './arguments.ts';

/** `plans [--file F]`: publishes plans with prices as the next version; without a file it shows all versions. */
export const plans: BillingCommand = async ({ database, clock }, args) => {
  const { values } = parseArgs({ args: [...args], options: { file: { type: 'string' } } });
  if (values.file === undefined) {
    console.log(JSON.stringify(await database.transaction(readCatalogues), null, 2));
    return;
  }
  const read = readCatalogueContent(jsonIn(values.file));
  if ('faults' in read) throw new ConfigFault(read.faults.join('\n'));
  const version = await database.transaction(async (unit) => {
    const inserted = await insertCatalogue(unit, read.catalogue, clock.now());
    await requireVat(unit, { clock });
    return inserted;
  });
  console.log(`Published as version ${version}, sold from ${read.catalogue.from}. Existing customers keep their terms until they renew.`);
};

/** Refuses what would sell with VAT for a seller who is not registered for it; before the sale is on, that is asked when it is switched on. */
export async function requireVat(unit: Unit, services: Pick<Services, 'clock'>): Promise<void> {
  if ((await isSaleOn(unit)) && (await missingForSale(unit, services)).includes('vat'))
    throw new ConfigFault(`Missing: ${missingWords.vat}.`);
}

const codeOptions = {
  add: { type: 'string' },
  percent: { type: 'string' },
  amount: { type: 'string' },
  months: { type: 'string' },
  plans: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  uses: { type: 'string' },
  'with-packs': { type: 'boolean' },
} as const;

/** `codes [--add CODE --percent P|--amount KR --months N|always …]`: adds a discount code; without `--add` it shows all. */
export const codes: BillingCommand = async ({ database, clock }, args) => {
  const { values } = parseArgs({ args: [...args], options: codeOptions });
  if (values.add === undefined) return show(await database.transaction(listCodes));
  const code = textOf('add', values.add);
  if (!/^[\w-]{3,50}$/.test(code)) throw new ConfigFault('A code has 3 to 50 letters, digits, hyphens and underscores.');
  const terms = {
    code,
    gives: givenBy(values),
    months: values.months === 'always' ? null : values.months === undefined ? 1 : numberOf('months', values.months),
    plans: values.plans === undefined ? null : values.plans.split(',').map(planOf),
    includesProducts: values['with-packs'] ?? false,
    from: values.from === undefined ? bookDay(clock.now()) : dayOf('from', values.from),
    to: values.to === undefined ? null : dayOf('to', values.to),
    mostUses: values.uses === undefined ? null : numberOf('uses', values.uses),
  };
  if (!(await database.transaction((unit) => insertCode(unit, terms, clock.now()))))
    throw new ConfigFault(`The code ${code} already exists.`);
  console.log(`${code.toUpperCase()} can be used from ${terms.from}.`);
};

function givenBy({ percent, amount }: { percent?: string | undefined; amount?: string | undefined }) {
  if ((percent === undefined) === (amount === undefined)) throw new ConfigFault('Give either --percent or --amount.');
  if (percent === undefined) return { amount: oreOf('amount', amount) };
  const given = numberOf('percent', percent);
  if (given > 100) throw new ConfigFault('--percent is at most 100.');
  return { percent: given };
}

function planOf(name: string) {
  const read = PlanName.safeParse(name.trim());
  if (!read.success) throw new ConfigFault(`${name} is not a plan. The plans are: ${PlanName.options.join(', ')}.`);
  return read.data;
}

function show(found: Awaited<ReturnType<typeof listCodes>>): void {
  for (const { code, gives, months, plans: only, from, to, uses, mostUses } of found) {
    const given = 'percent' in gives ? `${gives.percent} %` : `NOK ${kroner(gives.amount)}`;
    const time = months === null ? 'always' : months === 1 ? 'once' : `${months} months`;
    const days = to === null ? `from ${from} until further notice` : `${from} to ${to}`;
    console.log(
      `${code}: ${given}, ${time}, ${only?.join(', ') ?? 'all plans'}, ${days}, used ${uses}${mostUses === null ? '' : ` of ${mostUses}`}.`,
    );
  }
  if (found.length === 0) console.log('There are no codes.');
}

const missingWords = {
  seller: 'who sells (billing seller --file)',
  prices: 'plans with prices (billing plans --file)',
  vat: 'a seller that is registered for VAT (isVatRegistered in billing seller --file), because the plans have VAT',
} as const;

/** `on`: switches the payment solution on, when nothing is missing for it. */
export const on: BillingCommand = async (services) => {
  const missing = await switchSaleOn(services);
  if (missing.length > 0) throw new ConfigFault(`Missing: ${missing.map((what) => missingWords[what]).join(', ')}.`);
  console.log('The payment solution is on. A running server or worker starts the trial of existing companies within a minute.');
};

/** `off`: switches it off. */
export const off: BillingCommand = async (services) => {
  await switchSaleOff(services);
  console.log('The payment solution is off. Nothing is locked, and purchases are kept.');
};

/** `status`: whether anything is sold. */
export const status: BillingCommand = async ({ database }) => {
  console.log((await database.transaction(isSaleOn)) ? 'The payment solution is on.' : 'The payment solution is off.');
};
