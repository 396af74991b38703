import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enCodeMail } from './en-code-mail.ts';

export const noCodeMail: TextsLike<typeof enCodeMail> = {
  subject: '{code} er koden din for å koble til Uni Micro',
  heading: 'Koble Uni Micro til Samspill',
  text: '{name} vil koble {company} i Uni Micro til Samspill. Gi {name} denne koden hvis det stemmer:',
  what: 'Med koden kan de to systemene sammenligne ansatte og overføre dem noen velger. Den virker i 10 minutter.',
  footer:
    'Du får denne e-posten fordi du administrerer {company} i Uni Micro. Hvis du ikke ventet e-posten, må du ikke gi koden til noen. Ingenting kobles til uten den.',
};
