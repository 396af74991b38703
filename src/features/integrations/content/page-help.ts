import type { HelpContent } from '#kernel/contract/content.ts';

/** What the page of systems and the messages to Slack are for. */
export const pageHelp: Readonly<Record<string, HelpContent>> = {
  integrations: {
    slug: 'integrations',
    no: [
      'Integrasjoner',
      'Koble Samspill til regnskapssystemet og til Slack, så skriver dere ting én gang.',
      '## Regnskapssystemer',
      'PowerOffice Go, Tripletex og Uni Micro har egne ansatte. Samspill viser hvem som bare er i ett av systemene, og hva som er ulikt. Du velger hvem og hva som skal gjelde. Ingenting endres før det.',
      'Lønn, pårørende og fravær sendes aldri. Av fødselsnummer og kontonummer vises bare om de er like eller ulike.',
      '## Slack-meldinger',
      'En kanal kan få vite hvem som er borte i morgen, hver dag klokken 16:00, og hvem som har bursdag, hver dag klokken 07:00. Fredag gjelder meldingen også mandagen. Søndag sendes bare det som er endret siden fredag. Er det ingenting å fortelle, sendes det ingenting.',
      'Meldingen sier at noen er borte, og til når. Den sier aldri hvorfor, og aldri hvor gammel noen blir. Hjemmekontor er ikke fravær. Den som skjuler bursdagen sin, er ikke med.',
      '### Slik får du adressen',
      '1. Åpne **Incoming Webhooks** i Slack, blant appene, og velg **Add to Slack**.',
      '1. Velg kanalen som skal få meldingen.',
      '1. Kopier adressen. Den begynner med https://hooks.slack.com/services/.',
      '1. Velg **Ny melding** her, og lim den inn.',
      'Den som har adressen, kan skrive i kanalen. Derfor lagres den kryptert og vises aldri igjen.',
      '### Når en melding blir slått av',
      'Blir kanalen arkivert, eller fjerner noen adressen i Slack, slås meldingen av, og administratorene får beskjed. Velg **Opprett på nytt** og lim inn en ny adresse.',
    ],
    en: [
      'Integrations',
      'Connect Samspill to your accounting system and to Slack, so you only enter things once.',
      '## Accounting systems',
      'PowerOffice Go, Tripletex and Uni Micro have employees of their own. Samspill shows who is in one of the systems only, and what differs. You choose who and what applies. Nothing changes before that.',
      'Salary, next of kin and absence are never sent. For national identity numbers and account numbers, you only see whether they are the same.',
      '## Slack messages',
      'A channel can be told who is away tomorrow, every day at 16:00, and whose birthday it is, every day at 07:00. On Fridays the message covers Monday as well. On Sundays only what has changed since Friday is sent. When there is nothing to tell, nothing is sent.',
      'The message says that someone is away, and until when. It never says why, and never how old anyone turns. Working from home is not being away. People who hide their birthday are left out.',
      '### How to get the address',
      '1. Open **Incoming Webhooks** among the apps in Slack, and choose **Add to Slack**.',
      '1. Choose the channel that should get the message.',
      '1. Copy the address. It begins with https://hooks.slack.com/services/.',
      '1. Choose **New message** here, and paste it.',
      'Anyone who has the address can write in the channel. That is why we store it encrypted and never show it again.',
      '### When a message is turned off',
      'If the channel is archived, or someone removes the address in Slack, the message is turned off and the administrators are told. Choose **Create it again** and paste a new address.',
    ],
  },
};
