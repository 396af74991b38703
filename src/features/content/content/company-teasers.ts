import type { CardContent } from '#kernel/contract/content.ts';

const signing: readonly CardContent[] = [
  {
    picture: 'signing',
    no: [
      'Signer uten papir',
      'Send dokumenter til signering, i rekkefølge eller til alle på én gang, og følg hvem som har signert.',
      'Et dokument og tre personer som signerer',
    ],
    en: [
      'Sign without paper',
      'Send documents for signing, in order or to all at once, and follow who has signed.',
      'A document and three people signing it',
    ],
  },
  {
    picture: 'documents',
    no: [
      'Alt på ett sted',
      'Det signerte dokumentet ligger igjen hos deg, med bevis for hvem som signerte og når.',
      'Tre mapper med dokumenter',
    ],
    en: ['All in one place', 'The signed document stays with you, with proof of who signed and when.', 'Three folders with documents'],
  },
];

const documents: readonly CardContent[] = [
  {
    picture: 'documents',
    no: [
      'Felles dokumenter',
      'Personalhåndbok, rutiner og maler i mapper, med tilgang for dem som skal ha det.',
      'Tre mapper med dokumenter',
    ],
    en: [
      'Shared documents',
      'Staff handbook, routines and templates in folders, open to those who should see them.',
      'Three folders with documents',
    ],
  },
];

export const companyTeasers: Readonly<Record<string, readonly CardContent[]>> = {
  esigning: signing,
  sharedDocuments: documents,
  contracts: [
    {
      picture: 'contracts',
      no: [
        'Ingen avtale fornyes uten at dere vet det',
        'Hver avtale har en tidslinje med frister, og du får beskjed i god tid før du må si opp.',
        'To avtaler og en tidslinje med frister',
      ],
      en: [
        'No contract renews unnoticed',
        'Each contract has a timeline with its deadlines, and you are notified in good time before you must give notice.',
        'Two contracts and a timeline with deadlines',
      ],
    },
    {
      picture: 'summary',
      no: [
        'Vit hva avtalene koster',
        'Se summen per år, hva som løper ut, og hvem som har ansvaret.',
        'Søyler som viser kostnad per måned',
      ],
      en: [
        'Know what contracts cost',
        'See the total per year, what is about to expire, and who is responsible.',
        'Bars showing cost a month',
      ],
    },
  ],
  gdpr: [
    {
      picture: 'gdpr',
      no: [
        'Protokollen på plass',
        'Svar på spørsmål om det dere gjør, så skrives behandlingsprotokollen underveis.',
        'Et skjold med hengelås, omgitt av personkort',
      ],
      en: [
        'The record in place',
        'Answer questions about what you do, and the record of processing activities is written along the way.',
        'A shield with a padlock among cards of people',
      ],
    },
    {
      picture: 'boarding',
      no: [
        'Risiko som følges opp',
        'Vurder hver behandling, sett tiltak og frister, og vis tilsynet hva som er gjort.',
        'En sjekkliste med ansvarlige',
      ],
      en: [
        'Risks that are followed up',
        'Assess each processing activity, set measures and deadlines, and show the authority what was done.',
        'A checklist with who is responsible',
      ],
    },
  ],
};
