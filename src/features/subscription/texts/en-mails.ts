/** Letters to systemadmins about the subscription. */
export const mails = {
  action: 'Open the subscription',
  footer: 'You get this because you are a system admin of {company} in Samspill.',
  letters: {
    trialSoon: {
      subject: 'The trial of {company} ends in five days',
      heading: 'Five days left of the trial',
      paragraphs: [
        'Until {day} everything in Samspill is open to {company}. After that you have the free plan: people, shared documents and notes, for up to 4 people.',
        'Nothing is deleted. To keep the rest open, choose a plan before that day.',
      ],
    },
    trialTomorrow: {
      subject: 'The trial of {company} ends tomorrow',
      heading: 'One day left of the trial',
      paragraphs: [
        'The trial ends on {day}. After that you have the free plan, and what it does not include is closed.',
        'Nothing is deleted. To keep everything open, choose a plan today.',
      ],
    },
    trialOver: {
      subject: 'The trial of {company} has ended',
      heading: 'The trial has ended',
      paragraphs: [
        '{company} is now on the free plan. What it does not include is closed, and nothing is deleted.',
        'It opens again as soon as you choose a plan. For 30 days you will still be told of deadlines.',
      ],
    },
    cardDeclined: {
      subject: 'The card of {company} was declined',
      heading: 'The card was declined',
      paragraphs: [
        'Invoice {invoice} could not be charged to the card. It will be tried again on {day}.',
        'To be sure, enter another card or pay the invoice now.',
      ],
    },
    cardGivenUp: {
      subject: 'The card of {company} was declined for the last time',
      heading: 'The card is not tried again',
      paragraphs: [
        'Invoice {invoice} could not be charged to the card and is now to be paid as an invoice. The recipient of invoices has it by e-mail.',
        'Enter another card, so that the next invoice is paid by it.',
      ],
    },
    cardMissing: {
      subject: '{company} has no card to pay with',
      heading: 'There is no card to charge',
      paragraphs: [
        'Invoice {invoice} was to be charged to the card, but there is none that can be charged any more. It is now to be paid as an invoice, and the recipient of invoices has it by e-mail.',
        'Enter a card, so that the next invoice is paid by it.',
      ],
    },
    locked: {
      subject: 'Features of {company} are closed until an invoice is paid',
      heading: 'An invoice has not been paid',
      paragraphs: [
        'Invoice {invoice} has been unpaid for 30 days, so what the free plan does not include is closed for {company}. Nothing is deleted.',
        'It opens again when the invoice is paid.',
      ],
    },
    tierRaised: {
      subject: 'A plan of {company} goes on in a larger step than you chose',
      heading: 'The step you chose has too little room',
      paragraphs: [
        'A lesser step was to begin today, but {company} uses more than it has room for. The smallest step with enough room goes on instead.',
        'Tidy up and choose the lesser step again to pay less from the next period.',
      ],
    },
    purchased: {
      subject: 'The plans of {company} are ready',
      heading: 'Your plans are ready',
      paragraphs: ['The payment has come through, and what {company} bought is open now.'],
    },
    ended: {
      subject: 'The subscription of {company} has ended',
      heading: 'The subscription has ended',
      paragraphs: [
        '{company} is now on the free plan. What it does not include is closed, and nothing is deleted.',
        'It opens again as soon as you choose a plan. For 30 days you will still be told of deadlines.',
      ],
    },
  },
};
