import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {},
  ledger: {
    journal: 'Bilagsjournal',
    balances: 'Saldoliste',
    accounts: {
      receivable: 'Kundefordringer',
      revenue: 'Salgsinntekter',
      deferredRevenue: 'Uopptjente inntekter',
      vat: 'Utgående merverdiavgift',
      bank: 'Bank',
      card: 'Kortinnbetalinger underveis',
      customerBalance: 'Kundenes tilgodehavende',
      loss: 'Tap på fordringer',
    },
    kinds: {
      issued: 'Utstedt',
      balanceUsed: 'Tilgodehavende brukt',
      credited: 'Kreditnota utlignet',
      earned: 'Inntekt opptjent',
      paid: 'Betaling',
      payout: 'Tilgodehavende utbetalt',
      lost: 'Tapsført',
      recovered: 'Tapsføring tilbakeført',
      refunded: 'Betaling tilbakeført',
      carried: 'Saldo fra tidligere år',
    },
    columns: {
      number: 'Bilag',
      day: 'Dato',
      kind: 'Hva',
      accountNumber: 'Konto',
      accountName: 'Kontonavn',
      debit: 'Debet',
      credit: 'Kredit',
      amount: 'Saldo',
      companyId: 'Kundenr.',
      customer: 'Kunde',
      invoiceNumber: 'Faktura',
      reference: 'Referanse',
    },
  },
};
