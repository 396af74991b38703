import type { RoleKey } from '#kernel/contract/permissions.ts';
import { inBothLanguages } from './in-both-languages.ts';

interface Words {
  name: string;
  description: string;
}

const described: readonly (readonly [RoleKey, no: Words, en: Words])[] = [
  [
    'systemadmin',
    { name: 'Systemadministrator', description: 'Ser og endrer alt i virksomheten: personer, roller, innstillinger, logg og abonnement.' },
    { name: 'System Admin', description: 'Sees and changes everything in the company: people, roles, settings, log and subscription.' },
  ],
  [
    'hradmin',
    {
      name: 'HR-administrator',
      description:
        'Har ansvar for personer, fravær, arbeidsavtaler og varsler. Ser roller og logg, men endrer ikke virksomhetens innstillinger.',
    },
    {
      name: 'HR Admin',
      description:
        'Manages people, absence, employment contracts and notifications. Sees roles and the log, but does not change the company’s settings.',
    },
  ],
  [
    'officeadmin',
    {
      name: 'Kontoradministrator',
      description: 'Har ansvar for avtaler, dokumenter, signering og innstillinger. Ser personer og fravær, men endrer dem ikke.',
    },
    {
      name: 'Office Admin',
      description: 'Manages contracts, documents, signing and settings. Sees people and absence, but does not change them.',
    },
  ],
  [
    'manager',
    {
      name: 'Leder',
      description:
        'Ser og følger opp eget team, altså alle som rapporterer til lederen, direkte eller gjennom andre. Behandler søknader om fravær.',
    },
    {
      name: 'Team lead',
      description:
        'Sees and follows up their own team: everyone who reports to them, directly or through others. Decides absence requests.',
    },
  ],
  [
    'employee',
    { name: 'Ansatt', description: 'Ser og endrer sin egen profil, søker om fravær, og finner kollegene i listen over ansatte.' },
    { name: 'Employee', description: 'Sees and changes their own profile, requests absence, and finds colleagues in the list of people.' },
  ],
  [
    'accountant',
    {
      name: 'Regnskapsfører',
      description: 'Ekstern rolle. Får oppsummeringer og lønnsgrunnlag, og ser integrasjoner og abonnement, men ikke den enkeltes profil.',
    },
    {
      name: 'Accountant',
      description: 'External role. Gets summaries and payroll figures, and sees integrations and subscription, but no person’s profile.',
    },
  ],
  [
    'boardmember',
    { name: 'Styremedlem', description: 'Ekstern rolle. Ser felles dokumenter og avtaler, og kan signere.' },
    { name: 'Board member', description: 'External role. Sees shared documents and contracts, and can sign.' },
  ],
  [
    'gdpr',
    {
      name: 'Personvernrådgiver',
      description: 'Ekstern rolle. Jobber med personvern og behandlingsprotokollen, og ser felles dokumenter.',
    },
    {
      name: 'Data protection adviser',
      description: 'External role. Works with GDPR and the record of processing activities, and sees shared documents.',
    },
  ],
];

export const roles = described.flatMap(([key, no, en], order) => inBothLanguages(key, { _type: 'role', key, order }, { no, en }));
