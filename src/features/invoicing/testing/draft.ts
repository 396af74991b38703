import type { Unit } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { InvoiceDraft, InvoiceLine, Seller } from '../contract/invoice.ts';
import type { BooksContext } from '../server/books-context.ts';
import { insertSeller } from '../server/issuing/store-seller.ts';

export const testSeller: Seller = {
  name: 'Samspill Drift AS',
  registryId: '923609016',
  isVatRegistered: true,
  isInBusinessRegister: true,
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  accountNumber: '86011117947',
  iban: 'NO9386011117947',
  bic: 'DNBANOKK',
  email: 'faktura@example.no',
  phone: null,
  website: null,
};

/** Makes the installation one that sells. */
export async function setTestSeller({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.transaction((unit) => insertSeller(unit, testSeller, clock.now()));
}

export function line(net: number, overrides: Partial<InvoiceLine> = {}): InvoiceLine {
  const plain = { from: null, to: null, revenue: null, planId: 'hr', productId: null, itemId: null, reason: null };
  return { text: { no: 'HR', en: 'HR' }, quantity: 1, unit: 'piece', unitPrice: net, discount: 0, net, ...plain, ...overrides };
}

export function draft(companyId: number, lines: readonly InvoiceLine[], overrides: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    buyer: {
      companyId,
      name: `Kunde ${companyId} AS`,
      registryId: '974760673',
      streetAddress: 'Kaigata 4',
      secondaryStreetAddress: null,
      postalCode: '5015',
      city: 'Bergen',
      country: 'NO',
      reference: 'Kari Nordmann',
      recipient: { name: 'Regnskap', email: 'regnskap@example.no' },
      language: 'no',
    },
    lines,
    vatPercent: 25,
    method: 'invoice',
    balanceUsed: 0,
    ...overrides,
  };
}

/** Runs work on the books in one transaction. */
export function inBooks<T>(services: Services, work: (context: BooksContext) => Promise<T>): Promise<T> {
  return services.database.transaction((company: Unit) => work({ company, services, now: services.clock.now() }));
}
