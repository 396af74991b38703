import type { CardContent } from '#kernel/contract/content.ts';

export const teasers: Readonly<Record<string, readonly CardContent[]>> = {
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
        'Riktig tilgang til alle',
        'Flere administratorer, og egne roller for regnskapsfører, styre og personvernrådgiver.',
        'Et skjold med hengelås',
      ],
      en: [
        'The right access for everyone',
        'More administrators, and roles of their own for accountant, board and data protection adviser.',
        'A shield with a padlock',
      ],
    },
  ],
};
