import { inBothLanguages } from './in-both-languages.ts';
import { picture } from './pictures.ts';

export const news = [
  ...inBothLanguages(
    'import',
    { _type: 'news', date: '2026-11-20', segment: 'systemadmin', slug: { current: 'import-people' } },
    {
      no: {
        title: 'Importer ansattlisten du allerede har',
        text: 'Excel eller CSV fra lønnssystemet, med kolonnene i den rekkefølgen de er. Du ser hva som vil skje før noe endres, og kan angre i 30 dager.',
        picture: picture('import', 'Et regneark som blir til en liste med personer'),
      },
      en: {
        title: 'Import the list of people you already have',
        text: 'Excel or CSV from the payroll system, with the columns in the order they are. You see what will happen before anything changes, and can undo for 30 days.',
        picture: picture('import', 'A spreadsheet becoming a list of people'),
      },
    },
  ),
  ...inBothLanguages(
    'directory',
    { _type: 'news', date: '2026-11-18', slug: { current: 'find-colleagues' } },
    {
      no: {
        title: 'Finn en kollega på sekundet',
        text: 'Søk på navn, stilling eller avdeling, og ring eller skriv rett fra listen.',
        picture: picture('people', 'Seks kort med kolleger'),
      },
      en: {
        title: 'Find a colleague in a second',
        text: 'Search by name, position or department, and call or write straight from the list.',
        picture: picture('people', 'Six cards with colleagues'),
      },
    },
  ),
];
