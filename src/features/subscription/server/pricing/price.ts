import { advance } from './advance.ts';
import { carryOut, type CarriedOut } from './carry-out.ts';
import type { Circumstances, PaidState, PricedInvoice, PricedLine, Order } from './shapes.ts';

interface Priced {
  refusal: CarriedOut['refusal'];
  /** What is invoiced at once; null for nothing. */
  now: PricedInvoice | null;
  next: PricedInvoice[];
  /** What holds after it. */
  state: PaidState;
  balance: number;
}

export interface Moment {
  day: string;
  /** The customer's credit. */
  balance: number;
  vatPercent: number;
}

/** Two years have an invoice each at the least. */
const maxSteps = 25;

/** The one function of preview, purchase, invoice and "why this amount?" (subscription.17): null for an order asks what comes by itself. */
export function price(state: PaidState, order: Order | null, moment: Moment, circumstances: Circumstances): Priced {
  const done = order ? carryOut(state, order, moment.day, circumstances) : { refusal: null, state, lines: [] };
  if (done.refusal !== null) return { refusal: done.refusal, now: null, next: [], state, balance: moment.balance };
  const now = invoiceOf(done.lines, moment);
  const balance = balanceAfter(moment.balance, now);
  return { refusal: null, now, next: comingInvoices(done.state, { ...moment, balance }, circumstances), state: done.state, balance };
}

/** The next two invoices, if nothing changes. */
function comingInvoices(from: PaidState, moment: Moment, circumstances: Circumstances): PricedInvoice[] {
  const coming: PricedInvoice[] = [];
  let [state, balance] = [from, moment.balance];
  for (let step = 0; step < maxSteps && coming.length < 2 && state.nextDay !== null; step += 1) {
    const day = state.nextDay;
    const stepped = advance(state, circumstances);
    const invoice = invoiceOf(stepped.lines, { day, balance, vatPercent: moment.vatPercent });
    if (invoice) coming.push(invoice);
    balance = balanceAfter(balance, invoice);
    state = stepped.state;
  }
  return coming;
}

/** An invoice of lines, or a credit note when they sum to less than nothing (subscription.15); null without lines. */
export function invoiceOf(lines: readonly PricedLine[], { day, balance, vatPercent }: Moment): PricedInvoice | null {
  if (lines.length === 0) return null;
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const vat = Math.sign(net) * Math.floor((Math.abs(net) * vatPercent + 50) / 100);
  const total = net + vat;
  const balanceUsed = Math.max(0, Math.min(balance, total));
  return {
    date: day,
    kind: total < 0 ? 'creditNote' : 'invoice',
    lines: [...lines],
    net,
    vat,
    total,
    balanceUsed,
    payable: total - balanceUsed,
  };
}

/** The customer's credit after an invoice: a credit note adds to it. */
const balanceAfter = (balance: number, invoice: PricedInvoice | null): number =>
  invoice === null ? balance : invoice.total < 0 ? balance - invoice.total : balance - invoice.balanceUsed;
