import { inBothLanguages } from './in-both-languages.ts';
import { picture } from './pictures.ts';

type Frame = readonly [name: string, no: readonly [caption: string, alt: string], en: readonly [caption: string, alt: string]];

const film = (frames: readonly Frame[], language: 'no' | 'en') => ({
  frames: frames.map(([name, no, en]) => {
    const [caption, alt] = language === 'no' ? no : en;
    return { picture: picture(name, alt), caption };
  }),
});

const startFrames: readonly Frame[] = [
  [
    'office',
    ['Samspill samler det som gjelder folk og virksomhet, på ett sted.', 'Tre kolleger ved et bord'],
    ['Samspill has everything about your people and your company in one place.', 'Three colleagues at a table'],
  ],
  [
    'import',
    ['Begynn med ansattlisten: Importer den fra Excel, eller legg til én og én.', 'Et regneark som blir til en liste'],
    ['Begin with the staff list: import it from Excel, or add people one by one.', 'A spreadsheet becoming a list'],
  ],
  [
    'access',
    ['Velg nærmeste leder for hver person. Da vet Samspill hvem som er i hvilket team.', 'Et organisasjonskart'],
    ['Choose who each person reports to. Then Samspill knows who is in which team.', 'An organisation chart'],
  ],
  [
    'settings',
    ['Rollene bestemmer hvem som ser hva. De fleste er ansatte; lederne ser sitt team.', 'En profil og en liste med brytere'],
    ['Roles decide who sees what. Most are employees; managers see their team.', 'A profile and a list of switches'],
  ],
];

const profileFrames: readonly Frame[] = [
  [
    'settings',
    ['Hold profilen din oppdatert. Åpne den fra menyen øverst til høyre.', 'En profil og en liste med brytere'],
    ['Keep your profile up to date. Open it from the menu at the top right.', 'A profile and a list of switches'],
  ],
  [
    'gdpr',
    ['Fødselsnummer og kontonummer er kryptert. Når andre åpner profilen din, blir det logget.', 'Et skjold med hengelås'],
    ['Your identity number and account number are encrypted. When others open your profile, we log it.', 'A shield with a padlock'],
  ],
  [
    'people',
    ['I listen over ansatte finner du kollegene, med telefon og e-post.', 'Seks kort med kolleger'],
    ['In the list of people you find your colleagues, with phone and e-mail.', 'Six cards with colleagues'],
  ],
];

/** Introductions for the home page: captioned pictures, since the product contains no films (content.9). */
export const videos = [
  ...inBothLanguages(
    'start',
    { _type: 'video', key: 'start', order: 1, roles: ['systemadmin', 'hradmin'] },
    {
      no: { title: 'Kom i gang med Samspill', text: 'Fire bilder om det første du gjør.', film: film(startFrames, 'no') },
      en: { title: 'Get started with Samspill', text: 'Four pictures about what to do first.', film: film(startFrames, 'en') },
    },
  ),
  ...inBothLanguages(
    'profile',
    { _type: 'video', key: 'profile', order: 2, roles: ['officeadmin', 'manager', 'employee'] },
    {
      no: { title: 'Din profil og dine kolleger', text: 'Tre bilder om det du bruker oftest.', film: film(profileFrames, 'no') },
      en: { title: 'Your profile and your colleagues', text: 'Three pictures about what you use most.', film: film(profileFrames, 'en') },
    },
  ),
];
