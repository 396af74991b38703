import type { CardContent } from '#kernel/contract/content.ts';

export const hrTeasers: Readonly<Record<string, readonly CardContent[]>> = {
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
        'The template has everything the Working Environment Act requires, and is filled in with what you already know about the employee.',
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
        'En ryddig siste dag',
        'Når noen slutter, følger en egen plan utstyr, tilganger og overlevering.',
        'En profil ved siden av en liste med brytere',
      ],
      en: [
        'An orderly last day',
        'When someone leaves, a plan of its own covers equipment, access and handover.',
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
        'Reach everyone in a minute',
        'Send a text message to a department or the whole company, also to those who are not at a screen.',
        'A telephone with messages to four people',
      ],
    },
  ],
};
