import type { TextsLike } from '#kernel/contract/texts.ts';
import type { mails as en } from './en-mails.ts';

const action = 'Åpne innstillingene';
const footer = 'Du får denne e-posten fordi du er systemadministrator for {company} i Samspill.';

export const mails: TextsLike<typeof en> = {
  somebody: 'Noen',
  letters: {
    ready: {
      subject: 'Uttrekket fra {company} er klart',
      heading: 'Uttrekket er klart',
      paragraphs: [
        'Alt {company} har i Samspill, er pakket i én fil. Den kan lastes ned i innstillingene fram til {day}, og blir deretter slettet.',
      ],
      action,
      footer,
    },
    asked: {
      subject: '{company} slettes {day}',
      heading: '{company} skal slettes',
      paragraphs: [
        '{by} har bedt Samspill om å slette {company}. Det skjer {day}. Fram til da kan alle lese og laste ned, men ingenting kan endres.',
        'Etter den dagen kan ingenting hentes tilbake. Er dette en feil, kan en systemadministrator avbryte slettingen i innstillingene.',
      ],
      action,
      footer,
    },
    soon: {
      subject: '{company} slettes om tre dager',
      heading: 'Tre dager igjen',
      paragraphs: [
        '{company} slettes {day}, med alt som er lagret der. {by} ba om det.',
        'Ta ut det dere trenger før den dagen. Vil dere beholde virksomheten, kan dere avbryte slettingen i innstillingene.',
      ],
      action,
      footer,
    },
    cancelled: {
      subject: '{company} slettes ikke',
      heading: '{company} blir værende',
      paragraphs: ['{by} har avbrutt slettingen av {company}. Alt er som før.'],
      action,
      footer,
    },
  },
};
