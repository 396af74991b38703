import { parseArgs } from 'node:util';
import { z } from 'zod';
import { organisationNumberFault } from '#features/company/contract/organisation-number.ts';
import type { Seller } from '#features/invoicing/contract/invoice.ts';
import { insertSeller, readSeller } from '#features/invoicing/server/public.ts';
import { isAccountNumber, isIban } from '#kernel/contract/account-number.ts';
import { ConfigFault } from '#kernel/server/read-config.ts';
import type { BillingCommand } from './command.ts';
import { jsonIn } from './arguments.ts';
import { requireVat } from './sale.ts';

const text = z.string().trim().min(1, 'is missing').max(200);
const optional = text.nullable().default(null);

const SellerFile = z.strictObject({
  name: text,
  registryId: text.refine((value) => /^\d{9}$/.test(value) && organisationNumberFault(value) === undefined, 'is no organisation number'),
  isVatRegistered: z.boolean(),
  isInBusinessRegister: z.boolean(),
  streetAddress: text,
  postalCode: text.regex(/^\d{4}$/, 'has four digits'),
  city: text,
  accountNumber: text.refine(isAccountNumber, 'is no account number of eleven digits'),
  iban: optional.refine((value) => value === null || isIban(value), 'is no IBAN'),
  bic: optional,
  email: z.email('is no e-mail address'),
  phone: optional,
  website: optional,
}) satisfies z.ZodType<Seller>;

/** `seller [--file F]`: who sells, from a JSON file; without one it shows who does. */
export const seller: BillingCommand = async ({ database, clock }, args) => {
  const { values } = parseArgs({ args: [...args], options: { file: { type: 'string' } } });
  if (values.file === undefined) {
    const found = await database.transaction(readSeller);
    console.log(
      found
        ? JSON.stringify(found, null, 2)
        : 'There is no seller yet. Set one with: npm run --silent billing -- seller --file seller.json',
    );
    return;
  }
  const read = SellerFile.safeParse(jsonIn(values.file));
  if (!read.success) throw new ConfigFault(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  await database.transaction(async (unit) => {
    await insertSeller(unit, read.data, clock.now());
    await requireVat(unit, { clock });
  });
  console.log(`${read.data.name} is the seller from now on. Invoices already issued keep the former seller.`);
};
