/** Words for what is kept of invoices, in the log. */
export const enFields = {
  fieldsOf: {
    invoice: {
      number: 'Number',
      amount: 'Amount in NOK',
      creditNote: 'Number of the credit note',
      reference: 'Reference of the payment',
    },
  },
};
