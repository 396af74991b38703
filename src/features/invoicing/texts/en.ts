import type { LedgerAccount, PostingKind } from '../contract/ledger.ts';

export const en = {
  errors: {},
  /** The exports of the operator's books. */
  ledger: {
    journal: 'Journal',
    balances: 'Balances',
    accounts: {
      receivable: 'Trade receivables',
      revenue: 'Sales revenue',
      deferredRevenue: 'Deferred revenue',
      vat: 'Output VAT',
      bank: 'Bank',
      card: 'Card payments in transit',
      customerBalance: 'Customer credit',
      loss: 'Bad debts',
    } satisfies Record<LedgerAccount, string>,
    kinds: {
      issued: 'Issued',
      balanceUsed: 'Credit used',
      credited: 'Credit note set off',
      earned: 'Revenue earned',
      paid: 'Payment',
      payout: 'Credit paid out',
      lost: 'Written off',
      recovered: 'Write-off taken back',
      refunded: 'Payment returned',
      carried: 'Balance of earlier years',
    } satisfies Record<PostingKind, string>,
    columns: {
      number: 'Voucher',
      day: 'Date',
      kind: 'What',
      accountNumber: 'Account',
      accountName: 'Account name',
      debit: 'Debit',
      credit: 'Credit',
      amount: 'Balance',
      companyId: 'Customer no.',
      customer: 'Customer',
      invoiceNumber: 'Invoice',
      reference: 'Reference',
    },
  },
} as const;
