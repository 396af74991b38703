import type { Card } from './card.ts';

export const hrTeasers: Readonly<Record<string, readonly Card[]>> = {
  absenceCalendar: [
    {
      picture: 'absence',
      no: [
        'Hele teamet i én kalender',
        'Se hvem som er borte og når, uke for uke, med helligdager og helger på plass.',
        'En kalender med fargede fraværsperioder',
      ],
      en: [
        'The whole team in one calendar',
        'See who is away and when, week by week, with public holidays and weekends in place.',
        'A calendar with coloured periods of absence',
      ],
    },
    {
      picture: 'summary',
      no: [
        'Feriedagene regner seg selv ut',
        'Hver saldo forklarer seg linje for linje: opptjent, overført, brukt og planlagt.',
        'Søyler som viser dager per måned',
      ],
      en: [
        'Vacation days that add up',
        'Each balance explains itself line by line: earned, carried over, taken and planned.',
        'Bars showing days a month',
      ],
    },
  ],
  employeeContract: [
    {
      picture: 'contracts',
      no: [
        'Arbeidsavtaler etter loven',
        'Malen har alt arbeidsmiljøloven krever, og fylles ut med det du allerede vet om den ansatte.',
        'To avtaler med underskrift og en tidslinje',
      ],
      en: [
        'Employment contracts that follow the law',
        'The template holds all that the Working Environment Act requires, filled in with what is already known.',
        'Two signed contracts and a timeline',
      ],
    },
    {
      picture: 'signing',
      no: [
        'Rett til signering',
        'Send avtalen til signering når den er klar, og finn den igjen på den ansattes profil.',
        'Et dokument og tre personer som signerer',
      ],
      en: [
        'Straight to signing',
        'Send the contract for signing when it is ready, and find it again on the person’s profile.',
        'A document and three people signing it',
      ],
    },
  ],
  onOffBoarding: [
    {
      picture: 'boarding',
      no: [
        'En god første dag',
        'En plan for hver ny kollega: hvem gjør hva, og innen når. Ingenting blir glemt.',
        'En sjekkliste med oppgaver og ansvarlige',
      ],
      en: [
        'A good first day',
        'A plan for each new colleague: who does what, and by when. Nothing is forgotten.',
        'A checklist with tasks and who does them',
      ],
    },
    {
      picture: 'settings',
      no: [
        'Og en ryddig siste',
        'Når noen slutter, følger en egen plan utstyr, tilganger og overlevering.',
        'En profil ved siden av en liste med brytere',
      ],
      en: [
        'And a tidy last one',
        'When somebody leaves, a plan of its own covers equipment, access and handover.',
        'A profile beside a list of switches',
      ],
    },
  ],
  smsService: [
    {
      picture: 'sms',
      no: [
        'Nå alle på ett minutt',
        'Send en tekstmelding til en avdeling eller hele virksomheten, også til dem som ikke sitter ved en skjerm.',
        'En telefon med meldinger til fire personer',
      ],
      en: [
        'Reach everybody in a minute',
        'Send a text message to a department or the whole company, also to those who are not at a screen.',
        'A telephone with messages to four people',
      ],
    },
  ],
  winkit: [
    {
      picture: 'lottery',
      no: [
        'Trekk en vinner',
        'Et lotteri for fredagskaffen: velg deltakere og premier, og trekk mens alle ser på.',
        'En tombola med fargede kuler',
      ],
      en: [
        'Draw a winner',
        'A lottery for Friday coffee: choose contestants and prizes, and draw while everybody watches.',
        'A drum with coloured balls',
      ],
    },
  ],
  accesscontrol: [
    {
      picture: 'access',
      no: [
        'Hvem rapporterer til hvem',
        'Hele virksomheten som et tre. Endre roller og ledere der du ser dem.',
        'Et organisasjonskart med sju personer',
      ],
      en: [
        'Who reports to whom',
        'The whole company as a tree. Change roles and managers where you see them.',
        'An organisation chart with seven people',
      ],
    },
    {
      picture: 'gdpr',
      no: [
        'Riktig tilgang for hver',
        'Flere administratorer, og egne roller for regnskapsfører, styre og personvernrådgiver.',
        'Et skjold med hengelås',
      ],
      en: [
        'The right access for each',
        'More administrators, and roles of their own for accountant, board and data protection adviser.',
        'A shield with a padlock',
      ],
    },
  ],
  dashboardWidgets: [
    {
      picture: 'summary',
      no: ['Forsiden slik du vil ha den', 'Velg hva som skal stå på forsiden, og i hvilken rekkefølge.', 'Et diagram på et kort'],
      en: ['Home the way you want it', 'Choose what stands on the home page, and in which order.', 'A chart on a card'],
    },
  ],
};
