import type { InvoiceWithLines } from '../../contract/invoice.ts';
import { documentOf } from './document-of.ts';
import type { EhfWords } from './document-of.ts';
import { findFaults } from './find-faults.ts';
import type { Fault } from './fault.ts';
import { writeEhf } from './write-ehf.ts';

export type Ehf = { kind: 'written'; xml: string } | { kind: 'unfit'; faults: Fault[] };

/** The EHF of an invoice: what leaves is the text that was checked. It is unfit when the network would refuse what the invoice says. */
export function makeEhf(invoice: InvoiceWithLines, words: EhfWords): Ehf {
  if (invoice.vatPercent > 0 && !invoice.seller.isVatRegistered)
    return { kind: 'unfit', faults: [{ rule: 'BR-S-02', at: 'cac:PartyTaxScheme' }] };
  const xml = writeEhf(documentOf(invoice, words));
  const faults = findFaults(xml);
  return faults.length === 0 ? { kind: 'written', xml } : { kind: 'unfit', faults };
}
