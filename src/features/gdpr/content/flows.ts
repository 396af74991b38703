import type { FlowContent, UsualTreatment } from '../contract/flow-content.ts';
import type { Department } from '../contract/kinds.ts';
import * as agreements from './usual/agreements.ts';
import * as business from './usual/business.ts';
import * as customers from './usual/customers.ts';
import * as followUp from './usual/follow-up.ts';
import * as people from './usual/people.ts';
import * as systems from './usual/systems.ts';
import { words, type Pair } from './usual/words.ts';

// The questionnaires of the product (gdpr.40). A change of an option or of what it fills in is a new version.

const versions: Partial<Record<Department, number>> = { hr: 4, sales: 2, marketing: 2, it: 2, finance: 2, management: 2, premises: 2 };

/** A question of which several answers may be true; each option is named as the treatment that it makes. */
const question = (
  questionId: string,
  text: Pair,
  treatments: Readonly<Record<string, UsualTreatment>>,
): FlowContent['questions'][number] => ({
  questionId,
  text: words(text),
  help: null,
  isMultiple: true,
  options: Object.entries(treatments).map(([optionId, treatment]) => ({
    optionId,
    text: treatment.treatmentName,
    help: treatment.activity,
    treatment,
  })),
});

const flow = (department: Department, name: Pair, description: Pair, questions: FlowContent['questions']): FlowContent => ({
  key: department,
  version: versions[department] ?? 1,
  isActive: true,
  department,
  name: words(name),
  description: words(description),
  questions,
});

const { recruitment, personnelFile, employmentContract, payroll, absence, holiday, onboarding } = people;
const { appraisals, training, colleagueMessages, textMessages, lottery, emergencyContacts, accessCards, whistleblowing, pension } =
  followUp;
const { customerRegister, leads, quotes, meetings, newsletter, webAnalytics, events, photos, socialMedia } = customers;
const { userAccounts, logs, backup, support, devices, email } = systems;
const { invoicing, payables, expenses, debtCollection, board, legalClaims, dueDiligence } = business;
const { contractRegister, signing } = agreements;
const { cameras, visitors, incidents, safetyRounds } = business;

export const flows: readonly FlowContent[] = [
  flow(
    'hr',
    ['HR', 'HR'],
    ['Søkere, ansatte og dem som har sluttet', 'Applicants, employees and those who have left'],
    [
      question(
        'employment',
        [
          'Hva gjør dere for å ansette folk og holde orden på arbeidsforholdet?',
          'What do you do when you hire people and manage their employment?',
        ],
        {
          recruitment,
          personnelFile,
          employmentContract,
          onboarding,
        },
      ),
      question('pay', ['Hva gjør dere med lønn, ferie og fravær?', 'What do you do about salary, vacation and absence?'], {
        payroll,
        holiday,
        absence,
        pension,
      }),
      question('follow', ['Hvordan følger dere opp ansatte?', 'How do you follow up your employees?'], {
        appraisals,
        training,
        emergencyContacts,
        colleagueMessages,
        textMessages,
        lottery,
      }),
      question('special', ['Har dere noe av dette?', 'Do you have any of these?'], { accessCards, whistleblowing }),
    ],
  ),
  flow(
    'sales',
    ['Salg', 'Sales'],
    ['Kunder og mulige kunder', 'Customers and prospects'],
    [
      question('customers', ['Hva registrerer dere om kunder?', 'What do you record about customers?'], { customerRegister, leads }),
      question('deals', ['Hva gjør dere når dere selger?', 'What do you do when you sell?'], { quotes, meetings }),
    ],
  ),
  flow(
    'marketing',
    ['Markedsføring', 'Marketing'],
    ['Abonnenter, besøkende og deltakere', 'Subscribers, visitors and participants'],
    [
      question('reach', ['Hvordan når dere folk?', 'How do you reach people?'], { newsletter, socialMedia, events }),
      question('show', ['Hva viser og måler dere?', 'What do you show and measure?'], { photos, webAnalytics }),
    ],
  ),
  flow(
    'it',
    ['IT', 'IT'],
    ['Brukere, systemer og utstyr', 'Users, systems and devices'],
    [
      question('access', ['Hva har folk tilgang til?', 'What do people have access to?'], { userAccounts, email, devices }),
      question('operation', ['Hva gjør dere for å drifte systemene?', 'What do you do to run the systems?'], { logs, backup, support }),
    ],
  ),
  flow(
    'finance',
    ['Økonomi', 'Finance'],
    ['Fakturaer, utlegg og krav', 'Invoices, expenses and claims'],
    [
      question('money', ['Hvilke penger går inn og ut?', 'What money comes in and goes out?'], {
        invoicing,
        payables,
        expenses,
        debtCollection,
      }),
    ],
  ),
  flow(
    'management',
    ['Ledelse', 'Management'],
    ['Styre, eiere og rettskrav', 'Board, owners and legal claims'],
    [
      question('company', ['Hva gjør dere som selskap?', 'What do you do as a company?'], { board, legalClaims, dueDiligence }),
      question('agreements', ['Hvordan inngår og følger dere opp avtaler?', 'How do you enter into and keep track of agreements?'], {
        contractRegister,
        signing,
      }),
    ],
  ),
  flow(
    'premises',
    ['Lokaler og HMS', 'Premises and HSE'],
    ['Besøkende, kameraer og skader', 'Visitors, cameras and injuries'],
    [
      question('building', ['Hvordan sikrer dere lokalene?', 'How do you protect the premises?'], { cameras, visitors }),
      question('safety', ['Hva gjør dere for helse, miljø og sikkerhet?', 'What do you do for health, environment and safety?'], {
        incidents,
        safetyRounds,
      }),
    ],
  ),
];
