import type { Buyer, InvoiceLine, InvoiceMethod } from '#features/invoicing/contract/invoice.ts';
import { issueInvoice, type IssuedInvoice } from '#features/invoicing/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import type { CollectionMethod } from '../../contract/entities.ts';
import { termsOf } from '../pricing/lines.ts';
import type { PaidItem, PricedInvoice, PricedLine } from '../pricing/shapes.ts';
import { readHome } from '../state/store-periods.ts';
import { readRegistered } from '../store-users.ts';
import type { SubscriptionRow } from '../store-subscription.ts';
import { lineText } from './line-text.ts';

/** How an invoice reaches the customer, by the method of the subscription. */
const invoiceMethodOf: Readonly<Record<CollectionMethod, InvoiceMethod>> = { payment_card: 'card', invoice: 'invoice', ehf_invoice: 'ehf' };

interface Issuing {
  services: Pick<Services, 'hooks' | 'jobs'>;
  row: Pick<SubscriptionRow, 'billingInformation' | 'recipient'>;
  method: CollectionMethod;
  /** The plans that its lines are about. */
  items: readonly PaidItem[];
  catalogues: readonly Catalogue[];
  vatPercent: number;
  now: Date;
  /** The invoice that a credit note corrects; it goes to the balance all the same. */
  corrects?: string;
}

/** Issues an invoice as it was priced, to whom the subscription says. */
export async function issuePriced(company: Company, invoice: PricedInvoice, issuing: Issuing): Promise<IssuedInvoice> {
  const { services, method, vatPercent, now } = issuing;
  return issueInvoice(
    { company, services, now },
    {
      buyer: await buyerOf(company, issuing.row),
      lines: invoice.lines.map((line) => draftLine(line, issuing)),
      vatPercent,
      method: invoiceMethodOf[method],
      balanceUsed: invoice.balanceUsed,
      ...(issuing.corrects !== undefined && { correctsInvoiceId: issuing.corrects, isLeftToBalance: true }),
    },
  );
}

async function buyerOf(company: Company, { billingInformation, recipient }: Issuing['row']): Promise<Buyer> {
  const { language } = await readHome(company);
  const { companyName: name, ...address } = billingInformation ?? { ...(await readRegistered(company)), reference: null };
  if (!recipient) throw new Error('Nobody is there to get the invoice');
  return { companyId: company.id, name, ...address, recipient, language };
}

function draftLine(line: PricedLine, { items, catalogues }: Issuing): InvoiceLine {
  const item = items.find(({ itemId }) => itemId === line.subjectId);
  const terms = item && termsOf(item, catalogues);
  const unit = line.productId !== null ? 'piece' : terms?.plan.charged === 'perUser' ? 'user' : line.isAhead && item ? 'year' : 'month';
  return {
    text: lineText(line, terms?.tier.limit ?? null),
    quantity: line.quantity,
    unit,
    unitPrice: line.unitPrice,
    discount: line.discount,
    net: line.net,
    from: line.from,
    to: line.to,
    revenue: line.isAhead ? { from: line.from, to: line.to } : null,
    planId: line.planId,
    productId: line.productId,
    itemId: item?.itemId ?? null,
    reason: line.reason,
  };
}
