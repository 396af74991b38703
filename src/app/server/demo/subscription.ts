import { documentVersions } from '#features/company/contract/documents.ts';
import { bookDay, readInvoices, settleInvoice } from '#features/invoicing/server/public.ts';
import { insertSeller } from '#features/invoicing/server/issuing/store-seller.ts';
import subscription from '#features/subscription/server/index.ts';
import { insertCatalogue, writeSale } from '#features/subscription/server/sale/store-sale.ts';
import { beginTrial } from '#features/subscription/server/trial/begin-trial.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { addDays } from '#kernel/contract/days.ts';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import { demoCompanies } from './demo-companies.ts';
import { callAs, type DemoContext } from './demo-context.ts';
import { exampleCatalogue } from '#features/subscription/server/example-catalogue.ts';
import { momentAgo } from './recent-weeks.ts';
import { rememberUsage } from './store-demo.ts';

/** Every price is invented: what a plan costs is for the operator of an installation to say. */
const catalogue = exampleCatalogue({
  hr: 5900,
  gdprBasic: 39_000,
  gdprPremium: 79_000,
  contractsStandard: { 25: 30_000, 50: 50_000, 75: 70_000 },
  contractsPremium: { 100: 80_000, 150: 110_000, 200: 140_000 },
  unlimited: 14_900,
  packs: { 20: 39_000, 50: 89_000, 100: 159_000 },
});

/** Fictional; its number is of the register's own test series. */
const seller = {
  name: 'Samspill Demo AS',
  registryId: '310000132',
  isVatRegistered: true,
  isInBusinessRegister: true,
  streetAddress: 'Eksempelgata 1',
  postalCode: '0150',
  city: 'Oslo',
  accountNumber: '86011117947',
  iban: 'NO9386011117947',
  bic: 'DNBANOKK',
  email: 'faktura@example.no',
  phone: null,
  website: null,
};

/** Puts the invented plans on sale, in the transaction that makes the demo. */
export async function sellInDemo(unit: Unit, { from, now }: { from: string; now: Date }): Promise<void> {
  await insertCatalogue(unit, { ...catalogue, from }, now);
  await insertSeller(unit, seller, now);
  await writeSale(unit, { isOn: true, now });
}

const day = 86_400_000;
/** Long enough ago that the banner counts days, and not so long that it warns. */
const trialDaysAgo = 2;

/** A company that tries everything. */
export function tryInDemo(company: Company, now: Date): Promise<void> {
  return beginTrial(company, { now: new Date(now.getTime() - trialDaysAgo * day), signaturesBefore: 0 });
}

/** What the first company of the demo bought, all of it by the year. */
const bought = [
  { planId: 'hr', tierId: 'hr-year' },
  { planId: 'gdpr-premium', tierId: 'gdpr-premium-year' },
  { planId: 'contracts-standard', tierId: 'contracts-standard-25-year' },
];

/** A company that tried everything, bought what it needs, and has paid the first invoice. */
export async function subscribeInDemo(context: DemoContext, { director, today }: { director: PersonRecord; today: string }): Promise<void> {
  const { company, services } = context;
  const now = services.clock.now();
  const { registration } = demoCompanies[0] ?? {};
  if (!registration) throw new Error('The demo has no company');
  const { registryId, name, address } = registration;
  await beginTrial(company, { now: momentAgo(today, 27, '09:10'), signaturesBefore: 0 });
  context.moveTo(momentAgo(today, 23, '10:20'));
  const call = async (endpoint: string, body: object): Promise<void> => {
    // Nobody asks for EHF here.
    // Nothing of it is random, so that nothing of it may be refused.
    if (!(await callAs(context, { by: director, feature: subscription, call: endpoint, body, prepared: { takesEhf: false } })))
      throw new Error(`The demo was refused ${endpoint}`);
  };
  const recipient = { name: 'Regnskap', email: 'regnskap@example.no' };
  await call('updateBillingInformation', {
    ...address,
    companyName: name,
    registryId,
    secondaryStreetAddress: null,
    reference: `${director.firstName} ${director.lastName}`,
  });
  await call('handleSubscriptions', {
    plans: bought,
    products: [],
    collectionMethod: 'invoice',
    recipientName: recipient.name,
    recipientEmail: recipient.email,
    serviceAgreementVersion: documentVersions['service-agreement'],
  });
  context.moveTo(momentAgo(today, 15, '06:00'));
  await payInDemo(context);
  context.moveTo(now);
  await rememberUsage(company, { from: addDays(today, -28), to: today });
}

/** The bank has the money of every invoice. */
async function payInDemo({ company, services }: DemoContext): Promise<void> {
  const now = services.clock.now();
  for (const { invoiceId, number, total } of await readInvoices(company, company.id)) {
    const payment = { invoiceId, source: 'bank', reference: `demo ${number}`, amount: total, day: bookDay(now) } as const;
    await settleInvoice({ company, services, now }, payment);
  }
}
