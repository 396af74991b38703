import type { releasedMail as en } from './en-released.ts';

export const releasedMail: typeof en = {
  subject: 'Personopplysningene dine fra {company} er klare',
  heading: 'Personopplysningene dine er klare',
  paragraphs: [
    'Du har bedt {company} om personopplysningene dine. Du kan laste dem ned fra innstillingene dine i Samspill.',
    'Logg inn slik du gjorde da du jobbet der. Din egen profil og filene dine er fortsatt åpne for deg.',
  ],
  action: 'Åpne innstillingene',
  footer: 'Du får denne e-posten fordi du har bedt {company} om personopplysningene dine.',
};
