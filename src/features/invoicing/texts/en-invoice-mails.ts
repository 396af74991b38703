/** Mails to the recipient of invoices. */
export const invoiceMails = {
  footer: 'You get this because you are the recipient of invoices for {company} in Samspill.',
  invoice: {
    subject: 'Invoice {number} from {seller}',
    heading: 'Invoice {number}',
    toPay: 'Here is invoice {number} for {company}: {amount}. Please pay it by {dueDate} to account {account} with the KID {kid}.',
    byCard: 'Here is invoice {number} for {company}: {amount}. It is charged to your card.',
    nothingToPay: 'Here is invoice {number} for {company}. There is nothing to pay.',
  },
  creditNote: {
    subject: 'Credit note {number} from {seller}',
    heading: 'Credit note {number}',
    credited:
      'Here is credit note {number} for {company}: {amount} is credited. It lowers what you owe; the rest is used by your next invoices.',
  },
  reminder: {
    subject: 'Reminder: invoice {number} is not paid',
    heading: 'Invoice {number} is not paid',
    unpaid:
      'Invoice {number} for {company} was to be paid by {dueDate}, and {unpaid} is still missing. Please pay it to account {account} with the KID {kid}.',
    closes: 'If it is not paid by {closed}, what the free plan does not have is closed for {company} until it is. Nothing is deleted.',
    crossed: 'If you have paid during the last days, you can ignore this. There is no fee.',
  },
  cardGivenUp: {
    subject: 'The card could not pay invoice {number}',
    heading: 'Invoice {number} was not paid by card',
    unpaid:
      'Your card was declined for invoice {number} for {company}, and is not tried again. Please pay {unpaid} by {dueDate} to account {account} with the KID {kid}.',
  },
  cardMissing: {
    subject: 'There is no card to pay invoice {number} with',
    heading: 'Invoice {number} is not paid by card',
    unpaid:
      'Invoice {number} for {company} was to be charged to a card, but there is none any more. Please pay {unpaid} by {dueDate} to account {account} with the KID {kid}.',
  },
  attached: 'The PDF is attached.',
  fallback: {
    notRegistered: 'You have chosen EHF, but {company} is not registered as a recipient of EHF. Therefore it comes by e-mail.',
    unreachable: 'You have chosen EHF, but your recipient could not be reached. Therefore it comes by e-mail.',
    refused: 'You have chosen EHF, but it was not accepted on its way. Therefore it comes by e-mail.',
    unfit: 'You have chosen EHF, but what stands in the billing information does not fit into one. Therefore it comes by e-mail.',
  },
} as const;
