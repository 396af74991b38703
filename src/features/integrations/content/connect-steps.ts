import type { CardContent } from '#kernel/contract/content.ts';

const paste: CardContent = {
  picture: 'connect-paste',
  no: [
    'Lim inn nøkkelen her',
    'Vi prøver den før vi lagrer den. Etterpå vises den aldri igjen.',
    'En nøkkel som flyttes fra ett vindu til et annet',
  ],
  en: [
    'Paste the key here',
    'We test it before we save it. After that, we never show it again.',
    'A key on its way from one window to another',
  ],
};
const access = (no: string, en: string): CardContent => ({
  picture: 'connect-access',
  no: ['Gi tilgang til ansatte', no, 'En liste med brytere, der to er slått på'],
  en: ['Give access to employees', en, 'A list of switches, two of which are on'],
});

/** The steps to connect each accounting system, in pictures. */
export const connectSteps: Readonly<Record<string, readonly CardContent[]>> = {
  'integrations-poweroffice': [
    {
      picture: 'connect-open',
      no: [
        'Åpne utvidelsene',
        'I PowerOffice Go: Innstillinger, så Utvidelser. Legg til Samspill.',
        'Et vindu med en meny, der ett valg er framhevet',
      ],
      en: [
        'Open the extensions',
        'In PowerOffice Go: Settings, then Extensions. Add Samspill.',
        'A window with a menu, one item of which stands out',
      ],
    },
    access(
      'Ansatte og avdelinger, og bankkontoer hvis kontonummer skal være med.',
      'Employees and departments, and bank accounts if account numbers are to be included.',
    ),
    paste,
  ],
  'integrations-tripletex': [
    {
      picture: 'connect-open',
      no: [
        'Åpne API-tilgang',
        'I Tripletex: Innstillinger, Integrasjoner, API-tilgang. Velg Ny brukernøkkel.',
        'Et vindu med en meny, der ett valg er framhevet',
      ],
      en: [
        'Open API access',
        'In Tripletex: Settings, Integrations, API access. Choose New user key.',
        'A window with a menu, one item of which stands out',
      ],
    },
    access(
      'Velg Samspill, og gi nøkkelen tilgang til ansatte og avdelinger.',
      'Choose Samspill, and give the key access to employees and departments.',
    ),
    paste,
  ],
  'integrations-unimicro': [
    {
      picture: 'connect-people',
      no: [
        'Velg en administrator',
        'Vi finner dem som administrerer virksomheten i Uni Micro.',
        'Tre personer, der den midterste er valgt',
      ],
      en: [
        'Choose an administrator',
        'We find those who manage the company in Uni Micro.',
        'Three people, the middle one of whom is chosen',
      ],
    },
    {
      picture: 'connect-mail',
      no: ['Skriv inn koden fra e-posten', 'Administratoren får seks sifre, og gir dem til deg.', 'Et brev over seks ruter til en kode'],
      en: [
        'Enter the code from the e-mail',
        'The administrator gets six digits, and gives them to you.',
        'A letter above six boxes for a code',
      ],
    },
  ],
};
