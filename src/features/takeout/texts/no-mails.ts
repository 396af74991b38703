import type { TextsLike } from '#kernel/contract/texts.ts';
import type { mails as en } from './en-mails.ts';

const action = 'Åpne innstillingene';
const footer = 'Du får denne e-posten fordi du er systemadministrator for {company} i Samspill.';

export const mails: TextsLike<typeof en> = {
  somebody: 'Noen',
  letters: {
    ready: {
      subject: 'Eksporten av {company} er klar',
      heading: 'Eksporten er klar',
      paragraphs: [
        'Alt {company} har i Samspill, ligger i én fil. Du kan laste den ned i Innstillinger fram til {day}. Deretter sletter vi filen.',
      ],
      action,
      footer,
    },
    asked: {
      subject: '{company} slettes {day}',
      heading: '{company} skal slettes',
      paragraphs: [
        '{by} har bedt Samspill om å slette {company}. Det skjer {day}. Fram til da kan alle lese og laste ned, men ikke endre noe.',
        'Etter den dagen kan ingenting hentes tilbake. Er dette en feil, kan en systemadministrator avbryte slettingen i Innstillinger.',
      ],
      action,
      footer,
    },
    soon: {
      subject: '{company} slettes om tre dager',
      heading: 'Tre dager igjen',
      paragraphs: [
        '{company} slettes {day}, med alt som er lagret der. {by} ba om det.',
        'Eksporter det dere trenger før den dagen. Vil dere beholde virksomheten, kan dere avbryte slettingen i Innstillinger.',
      ],
      action,
      footer,
    },
    cancelled: {
      subject: '{company} slettes ikke',
      heading: '{company} slettes ikke',
      paragraphs: ['{by} har avbrutt slettingen av {company}. Alt er som før.'],
      action,
      footer,
    },
  },
};
