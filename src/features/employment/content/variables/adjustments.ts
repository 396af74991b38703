import type { WrittenVariable } from '../../contract/template.ts';

type Option = NonNullable<WrittenVariable['options']>[number];
type Pair = readonly [no: string, en: string];
const words = ([no, en]: Pair) => ({ no, en });

export const option = (value: string, label: Pair, printed: Pair = label): Option => ({
  value,
  label: words(label),
  printed: words(printed),
});
export const adjustment = (
  key: string,
  type: WrittenVariable['type'],
  label: Pair,
  more: Partial<WrittenVariable> & Pick<WrittenVariable, 'helpText'>,
): WrittenVariable => ({ key, type, group: 'adjustment', label: words(label), ...more });

export const months = (...numbers: number[]): Option[] =>
  numbers.map((number) => option(`${number}`, number === 1 ? ['1 måned', '1 month'] : [`${number} måneder`, `${number} months`]));

const isOther = [{ variable: 'workLocation', is: ['other'] }];
const address = (key: string, label: Pair, help: Pair, more: Partial<WrittenVariable> = {}) =>
  adjustment(key, 'text', label, { helpText: words(help), when: isOther, isRequired: true, mostLetters: 100, ...more });
const isCovered = [{ variable: 'collectiveAgreementFlag', is: [true] }];
const isInsured = [{ variable: 'pensionAndInsurance', is: [true] }];

/** What every template lets one choose; each has its own default notice period. */
export const sharedAdjustments: readonly WrittenVariable[] = [
  adjustment('probationaryPeriod', 'select', ['Prøvetid', 'Trial period'], {
    isRequired: true,
    default: '6',
    options: months(1, 3, 6),
    helpText: {
      no: 'Høyst seks måneder, og i en midlertidig stilling høyst halvparten av tiden.',
      en: 'Six months at most, and in a temporary position at most half of the position’s duration.',
    },
  }),
  adjustment('probationaryTermination', 'select', ['Oppsigelsesfrist i prøvetiden', 'Notice in the trial period'], {
    isRequired: true,
    default: '1 month',
    options: [
      option('7 days', ['7 dager', '7 days']),
      option('14 days', ['14 dager', '14 days']),
      option('1 month', ['1 måned', '1 month']),
    ],
    helpText: {
      no: 'Loven gir 14 dager når ikke annet er avtalt skriftlig. Kortere frist forutsetter tariffavtale.',
      en: 'By law it is 14 days unless otherwise agreed in writing. A shorter period needs a collective agreement.',
    },
  }),
  adjustment('workHours', 'select', ['Arbeidstid', 'Working hours'], {
    isRequired: true,
    default: 'normal',
    options: [
      option(
        'normal',
        ['Vanlig: 08:00–16:00, mandag til fredag', 'Normal: 08:00–16:00, Monday to Friday'],
        ['fra kl. 08:00 til 16:00, mandag til fredag, 37,5 timer i uken', 'from 08:00 to 16:00, Monday to Friday, 37.5 hours a week'],
      ),
      option('shifts', ['Skift', 'Shifts'], ['skiftarbeid', 'shift work']),
      option('rotation', ['Turnus', 'Rotation'], ['turnusarbeid', 'rotating hours']),
    ],
    helpText: { no: 'Ved skift og turnus står tidene i en arbeidsplan.', en: 'For shifts and rotation, the times are in a work schedule.' },
  }),
  adjustment('flexibleWork', 'switch', ['Fleksibel arbeidstid', 'Flexible working hours'], {
    default: false,
    helpText: {
      no: 'Arbeidstakeren velger når på dagen arbeidet gjøres, innenfor virksomhetens rammer.',
      en: 'The employee chooses when to work during the day, within the company’s limits.',
    },
  }),
  adjustment('averageCalculation', 'switch', ['Gjennomsnittsberegning over 52 uker', 'Hours averaged over 52 weeks'], {
    default: false,
    helpText: {
      no: 'Lange og korte uker jevnes ut. En arbeidsdag kan da ha opptil 10 timer og en uke opptil 48.',
      en: 'Long and short weeks even out. A working day may then have up to 10 hours, and a week up to 48.',
    },
  }),
  adjustment('workLocation', 'select', ['Arbeidssted', 'Place of work'], {
    isRequired: true,
    default: 'hq',
    options: [
      option('hq', ['Hovedkontoret', 'Head office'], ['arbeidsgiverens hovedkontor', 'the employer’s head office']),
      option('other', ['Et annet sted', 'Another place']),
      option('notset', ['Ikke fast', 'No fixed place'], ['forskjellige steder', 'various places']),
      option('freeChoice', ['Fritt valg', 'Free choice'], ['fritt valg', 'free choice']),
    ],
    helpText: {
      no: 'Uten et fast sted får avtalen også arbeidsgiverens adresse.',
      en: 'Without a fixed place, the contract also gives the employer’s address.',
    },
  }),
  address('workStreetAddress', ['Gateadresse', 'Street address'], ['Der arbeidet gjøres.', 'Where the work is done.']),
  address('workPostalCode', ['Postnummer', 'Postal code'], ['2–12 tegn.', '2–12 characters.'], {
    check: 'postalCode',
    mostLetters: 12,
  }),
  address('workCity', ['Sted', 'City'], ['Poststedet der arbeidet gjøres.', 'The town or city where the work is done.']),
  adjustment('agencyWork', 'switch', ['Utleie fra bemanningsforetak', 'Hired out by a staffing agency'], {
    default: false,
    clears: ['hirer'],
    helpText: {
      no: 'For ansatte som leies ut. De skal ha avtalen med en gang.',
      en: 'For employees who are hired out. They must have the contract at once.',
    },
  }),
  adjustment('hirer', 'text', ['Innleier', 'Hirer'], {
    when: [{ variable: 'agencyWork', is: [true] }],
    mostLetters: 200,
    helpText: { no: 'Skriv inn innleieren så snart den er kjent.', en: 'Enter the hirer as soon as it is known.' },
  }),
  adjustment('holidayRules', 'select', ['Ferie', 'Holiday'], {
    isRequired: true,
    default: '5',
    options: [
      option(
        '4',
        ['4 uker og 1 dag (25 virkedager), 10,2 %', '4 weeks and 1 day (25 working days), 10.2%'],
        [
          'ferien er 25 virkedager (fire uker og én dag) i året, og feriepengene er 10,2 prosent',
          '25 working days (four weeks and one day) a year, with holiday pay of 10.2 per cent',
        ],
      ),
      option(
        '5',
        ['5 uker, 12 %', '5 weeks, 12%'],
        [
          'ferien er 30 virkedager (fem uker) i året, og feriepengene er 12 prosent',
          '30 working days (five weeks) a year, with holiday pay of 12 per cent',
        ],
      ),
      option(
        '6',
        ['6 uker, 14,3 %', '6 weeks, 14.3%'],
        [
          'ferien er 36 virkedager (seks uker) i året, og feriepengene er 14,3 prosent',
          '36 working days (six weeks) a year, with holiday pay of 14.3 per cent',
        ],
      ),
    ],
    helpText: {
      no: 'Loven gir minst 25 virkedager. Lørdag er også en virkedag.',
      en: 'The law gives at least 25 working days. Saturday is one of them.',
    },
  }),
  adjustment('paidAbsence', 'texts', ['Annet fravær med lønn', 'Other paid absence'], {
    default: [],
    helpText: {
      no: 'Alt betalt fravær utenom ferie skal stå i avtalen.',
      en: 'The contract must list all paid absence other than holiday.',
    },
  }),
  adjustment('competenceAndEducation', 'texts', ['Kompetanseutvikling', 'Training and development'], {
    default: [],
    helpText: { no: 'Tilbyr dere opplæring, skal den stå her.', en: 'If you offer training, list it here.' },
  }),
  adjustment('extraBenefits', 'choices', ['Ytelser utenom lønn', 'Benefits beyond salary'], {
    default: [],
    helpText: { no: 'Ytelser skal stå hver for seg i avtalen.', en: 'The contract must list each benefit separately.' },
    options: [
      option(
        'mobilePhoneSubscription',
        ['Mobilabonnement', 'Mobile phone subscription'],
        ['mobilabonnement', 'a mobile phone subscription'],
      ),
      option('mobilePhone', ['Mobiltelefon', 'Mobile phone'], ['mobiltelefon', 'a mobile phone']),
      option('internetConnection', ['Internett', 'Internet connection'], ['internettforbindelse', 'an internet connection']),
      option('healthInsurance', ['Helseforsikring', 'Health insurance'], ['helseforsikring', 'health insurance']),
      option('lunch', ['Lunsj', 'Lunch'], ['lunsj', 'lunch']),
      option('companyCar', ['Firmabil', 'Company car'], ['firmabil', 'a company car']),
    ],
  }),
  adjustment('extraBenefitsOther', 'texts', ['Andre ytelser', 'Other benefits'], {
    default: [],
    helpText: { no: 'For eksempel parkering.', en: 'For example parking.' },
  }),
  adjustment('pensionAndInsurance', 'switch', ['Pensjon og forsikring', 'Pension and insurance'], {
    default: true,
    isHidden: true,
    helpText: { no: 'Avtalen oppgir ordningene og hvem som leverer dem.', en: 'The contract states the schemes and who provides them.' },
  }),
  adjustment('pensions', 'providers', ['Pensjonsordninger', 'Pension schemes'], {
    when: isInsured,
    isRequired: true,
    defaultIn: {
      no: [{ type: 'Obligatorisk tjenestepensjon (OTP)', provider: '' }],
      en: [{ type: 'Mandatory occupational pension (OTP)', provider: '' }],
    },
    helpText: { no: 'Oppgi hvem som leverer ordningen.', en: 'State the institution that provides it.' },
  }),
  adjustment('insurances', 'providers', ['Forsikringer', 'Insurance'], {
    when: isInsured,
    isRequired: true,
    defaultIn: {
      no: [{ type: 'Yrkesskadeforsikring', provider: '' }],
      en: [{ type: 'Occupational injury insurance', provider: '' }],
    },
    helpText: { no: 'Oppgi hvem som leverer forsikringen.', en: 'State the institution that provides it.' },
  }),
  adjustment('collectiveAgreementFlag', 'switch', ['Tariffavtale', 'Collective agreement'], {
    default: false,
    clears: ['collectiveAgreementId', 'collectiveAgreementName', 'collectiveAgreementParties'],
    helpText: {
      no: 'Gjelder en tariffavtale, må valgene ellers stemme med den.',
      en: 'If a collective agreement applies, the other choices must match it.',
    },
  }),
  adjustment('collectiveAgreementId', 'text', ['Avtalenummer', 'Agreement number'], {
    helpText: { no: 'Nummeret partene bruker, for eksempel 525.', en: 'The number the parties use, for example 525.' },
    when: isCovered,
    isRequired: true,
    check: 'agreement',
    mostLetters: 50,
  }),
  adjustment('collectiveAgreementName', 'text', ['Navn på tariffavtalen', 'Name of the agreement'], {
    helpText: { no: 'For eksempel Landsoverenskomsten.', en: 'For example Landsoverenskomsten.' },
    when: isCovered,
    isRequired: true,
    check: 'agreement',
    mostLetters: 100,
  }),
  adjustment('collectiveAgreementParties', 'text', ['Partene i tariffavtalen', 'Parties to the agreement'], {
    helpText: {
      no: 'Loven krever dem når andre enn virksomheten selv har inngått tariffavtalen. For eksempel Virke og Handel og Kontor.',
      en: 'The law requires them when others than the company itself have made the collective agreement. For example Virke and Handel og Kontor.',
    },
    when: isCovered,
    mostLetters: 200,
  }),
];
