import { picture } from '../pictures.ts';
import { textBlocks } from '../text-blocks.ts';

export const no = {
  title: 'Orden på folk og virksomhet',
  lead: 'Samspill samler ansatte, fravær, avtaler og personvern på ett sted, for norske arbeidsgivere og deres ansatte.',
  picture: picture('office', 'Tre kolleger ved et bord, med fjord og fjell utenfor vinduet'),
  body: [
    ...textBlocks(
      '## Folk først',
      'Ansattlisten, organisasjonskartet og hver enkelts profil. Importer listen du har fra Excel, så er dere i gang samme dag.',
    ),
    picture('people', 'Seks kort med kolleger'),
    ...textBlocks(
      '## Ferie og fravær uten regneark',
      'Alle ser hvem som er borte. Saldoen viser hvordan den er regnet ut, og reglene i ferieloven er bygget inn.',
    ),
    picture('absence', 'En kalender med fargede fraværsperioder'),
    ...textBlocks(
      '## Avtaler og signering',
      'Arbeidsavtaler etter loven, leverandøravtaler med frister, og signering uten papir.',
      '[Digital signering fra 196 kr i måneden](/lobby/digital-signing)',
    ),
    picture('contracts', 'To avtaler og en tidslinje med frister'),
    ...textBlocks(
      '## Trygt å bruke',
      'Virksomhetene er skilt fra hverandre i databasen, følsomme felter er kryptert, og oppslag i andres opplysninger logges. Ingen sporing, ingen reklame.',
    ),
    picture('gdpr', 'Et skjold med hengelås'),
  ],
};

export const en = {
  title: 'People and company in good order',
  lead: 'Samspill brings people, absence, contracts and data protection together in one place, for employers and employees in Norway.',
  picture: picture('office', 'Three colleagues at a table, a fjord and mountains outside the window'),
  body: [
    ...textBlocks(
      '## People first',
      'The staff list, the organisation chart and each person’s profile. Import the list you have from Excel, and you are up and running the same day.',
    ),
    picture('people', 'Six cards with colleagues'),
    ...textBlocks(
      '## Vacation and absence without spreadsheets',
      'Everyone sees who is away. The balance shows how it was worked out, and the rules of the Holidays Act are built in.',
    ),
    picture('absence', 'A calendar with coloured periods of absence'),
    ...textBlocks(
      '## Contracts and signing',
      'Employment contracts that follow the law, supplier contracts with their deadlines, and signing without paper.',
      '[Digital signing from NOK 196 a month](/lobby/digital-signing)',
    ),
    picture('contracts', 'Two contracts and a timeline with deadlines'),
    ...textBlocks(
      '## Safe to use',
      'Companies are kept apart in the database, sensitive fields are encrypted, and we log it when someone looks at other people’s information. No tracking, no advertising.',
    ),
    picture('gdpr', 'A shield with a padlock'),
  ],
};
