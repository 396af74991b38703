import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enSignerMails } from './en-signer-mails.ts';

export const noSignerMails: TextsLike<typeof enSignerMails> = {
  code: {
    subject: '{code} er koden din',
    heading: 'Koden din',
    text: 'Skriv inn koden der du åpnet «{name}» fra {company}. Den virker i ti minutter.',
    footer: 'Hvis du ikke holder på å signere noe, kan du se bort fra denne e-posten. Gi aldri koden til noen.',
    sms: '{code} er koden din for å signere for {company}. Gyldig i ti minutter. Gi den aldri til noen.',
  },
};
