/** Mails to the recipient of invoices. */
export const invoiceMails = {
  footer: 'You get this e-mail because you are the invoice recipient for {company} in Samspill.',
  invoice: {
    subject: 'Invoice {number} from {seller}',
    heading: 'Invoice {number}',
    toPay: 'Here is invoice {number} for {company}: {amount}. Please pay it by {dueDate} to account {account} with the KID {kid}.',
    byCard: 'Here is invoice {number} for {company}: {amount}. We charge it to your card.',
    nothingToPay: 'Here is invoice {number} for {company}. There is nothing to pay.',
  },
  creditNote: {
    subject: 'Credit note {number} from {seller}',
    heading: 'Credit note {number}',
    credited:
      'Here is credit note {number} for {company}: {amount} is credited. It reduces what you owe, and your next invoices use the rest.',
  },
  reminder: {
    subject: 'Reminder: invoice {number} has not been paid',
    heading: 'Invoice {number} has not been paid',
    unpaid:
      'Invoice {number} for {company} was due on {dueDate}, and {unpaid} is unpaid. Please pay to account {account} with the KID {kid}.',
    closes: 'If you do not pay by {closed}, {company} only has what the free plan includes until you do. Nothing is deleted.',
    crossed: 'If you have paid in the last few days, you can ignore this e-mail. There is no fee.',
  },
  cardGivenUp: {
    subject: 'Invoice {number} could not be charged to the card',
    heading: 'Invoice {number} was not paid by card',
    unpaid:
      'Your card was declined for invoice {number} for {company}, and we will not try again. Please pay {unpaid} by {dueDate} to account {account} with the KID {kid}.',
  },
  cardMissing: {
    subject: 'There is no card to pay invoice {number} with',
    heading: 'Invoice {number} is not paid by card',
    unpaid:
      'We could not charge invoice {number} for {company}, because there is no card any more. Please pay {unpaid} by {dueDate} to account {account} with the KID {kid}.',
  },
  attached: 'The PDF is attached.',
  fallback: {
    notRegistered: 'You have chosen EHF, but {company} is not registered to receive it. That is why you get it by e-mail.',
    unreachable: 'You have chosen EHF, but we could not reach the system that receives it for you. That is why you get it by e-mail.',
    refused: 'You have chosen EHF, but it was refused on the way. That is why you get it by e-mail.',
    unfit: 'You have chosen EHF, but this invoice does not fit into one. That is why you get it by e-mail.',
  },
} as const;
