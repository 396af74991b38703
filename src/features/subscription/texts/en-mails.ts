/** Letters to systemadmins about the subscription. */
export const mails = {
  action: 'Open the subscription',
  again: 'Try again',
  footer: 'You get this e-mail because you are a System Admin of {company} in Samspill.',
  letters: {
    trialSoon: {
      subject: 'The trial of {company} ends in five days',
      heading: 'Five days left of the trial',
      paragraphs: [
        '{company} has everything in Samspill until {day}. After that you have the free plan: people, shared documents and notes, for up to 4 people.',
        'Nothing is deleted. Choose a plan before that day to keep access to the rest.',
      ],
    },
    trialTomorrow: {
      subject: 'The trial of {company} ends tomorrow',
      heading: 'One day left of the trial',
      paragraphs: [
        'The trial ends on {day}. After that you only have what the free plan includes.',
        'Nothing is deleted. Choose a plan today to keep access to everything.',
      ],
    },
    trialOver: {
      subject: 'The trial of {company} has ended',
      heading: 'The trial has ended',
      paragraphs: [
        '{company} now has the free plan, and nothing is deleted.',
        'You get access to the rest as soon as you choose a plan. For 30 days you still get notifications about deadlines.',
      ],
    },
    cardDeclined: {
      subject: 'The card of {company} was declined',
      heading: 'The card was declined',
      paragraphs: [
        'We could not charge invoice {invoice} to the card. We will try again on {day}.',
        'Add another card or pay the invoice now to be sure.',
      ],
    },
    cardGivenUp: {
      subject: 'The card of {company} was declined for the last time',
      heading: 'We will not try the card again',
      paragraphs: [
        'We could not charge invoice {invoice} to the card. Pay it as an ordinary invoice. The invoice recipient has got it by e-mail.',
        'Add another card to pay the next invoice with it.',
      ],
    },
    cardMissing: {
      subject: '{company} has no card to pay with',
      heading: 'There is no card to charge',
      paragraphs: [
        'We could not charge invoice {invoice}, because there is no card to charge any more. Pay it as an ordinary invoice. The invoice recipient has got it by e-mail.',
        'Add a card to pay the next invoice with it.',
      ],
    },
    locked: {
      subject: '{company} only has the free plan until an invoice is paid',
      heading: 'An invoice has not been paid',
      paragraphs: [
        'Invoice {invoice} has been unpaid for 30 days, so {company} only has what the free plan includes. Nothing is deleted.',
        'You get access to the rest when the invoice is paid.',
      ],
    },
    tierRaised: {
      subject: 'A plan of {company} continues at a higher level than you chose',
      heading: 'The level you chose is too small',
      paragraphs: [
        'A lower level was to start today, but {company} uses more than it covers. You get the smallest level that is large enough instead.',
        'Tidy up and choose the lower level again to pay less from the next period.',
      ],
    },
    purchased: {
      subject: 'The plans of {company} are ready',
      heading: 'Your plans are ready',
      paragraphs: ['The payment is complete, and {company} can use the plans you bought.'],
    },
    purchaseFailed: {
      subject: 'The purchase for {company} did not go through',
      heading: 'The payment did not go through',
      paragraphs: [
        'The card has not paid for the order, so nothing was bought or changed for {company}.',
        'Your choices are kept. Try again with the same card or another one.',
      ],
    },
    paidAsBalance: {
      subject: 'A card payment is kept as credit for {company}',
      heading: 'The payment is kept as credit',
      paragraphs: [
        'The card was charged after an order for {company} had failed. The order could not be carried out any more, so nothing was bought with it.',
        'The subscription page shows the credit, and it pays your next invoices. Choose the plans again if you still want them.',
      ],
    },
    ended: {
      subject: 'The subscription of {company} has ended',
      heading: 'The subscription has ended',
      paragraphs: [
        '{company} now has the free plan, and nothing is deleted.',
        'You get access to the rest as soon as you choose a plan. For 30 days you still get notifications about deadlines.',
      ],
    },
  },
  /** What the recipient of invoices is told instead, who need not be a user (subscription.31). */
  recipient: {
    footer: 'You get this e-mail because the invoices of {company} for Samspill are sent to you.',
    paragraphs: {
      cardDeclined: [
        'We could not charge invoice {invoice} to the card of {company}. We will try again on {day}, and you have nothing to pay yet.',
        'The System Admins of {company} have been told, and can add another card or pay the invoice now.',
      ],
      locked: [
        'Invoice {invoice} has been unpaid for 30 days, so {company} only has what the free plan includes. Nothing is deleted.',
        '{company} gets access to the rest when the invoice is paid.',
      ],
      ended: [
        'The plans of {company} have ended, and it now has the free plan. Nothing is deleted.',
        'The System Admins of {company} have been told, and can choose a plan again.',
      ],
    },
  },
};
