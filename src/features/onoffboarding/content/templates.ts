import type { TemplateDocument } from '../contract/template.ts';
import * as after from './tasks/after-start.ts';
import * as before from './tasks/before-start.ts';
import * as leaving from './tasks/leaving.ts';
import * as leave from './tasks/parental-leave.ts';
import * as special from './tasks/special-starts.ts';
import type { WrittenTask } from './written-task.ts';

const version = '1.1.0';

const paper = [before.contract, before.registration, before.ownDetails];
const atOffice = [
  before.equipment,
  before.accounts,
  before.welcome,
  before.firstWeek,
  before.buddy,
  before.keyCard,
  before.tellTeam,
  before.desk,
];
const firstWeeks = [after.signIn, after.expectations, after.safety, after.handbook, after.phishing];
const followUp = [after.firstTalk, after.secondTalk, after.askHow, after.trialPeriod];

const onboarding = (key: string, [no, en]: [TextPair, TextPair], tasks: WrittenTask[]): TemplateDocument => ({
  key,
  type: 'Onboarding',
  name: { no: no[0], en: en[0] },
  description: { no: no[1], en: en[1] },
  endAccess: false,
  version,
  tasks,
});
type TextPair = readonly [name: string, description: string];

const offboarding = (key: string, words: [TextPair, TextPair], tasks: WrittenTask[]): TemplateDocument => ({
  ...onboarding(key, words, tasks),
  type: 'Offboarding',
  endAccess: true,
});

/** The templates that come with the product, in the order in which they are offered (plans.67). */
export const templates: readonly TemplateDocument[] = [
  onboarding(
    'first-day',
    [
      ['Ny på kontoret', 'Fra signert avtale til prøvetiden er over, for en som skal jobbe på kontoret.'],
      ['New at the office', 'From a signed contract to the end of the trial period, for someone who works at the office.'],
    ],
    [...paper, ...atOffice, after.reception, ...firstWeeks, ...followUp],
  ),
  onboarding(
    'remote',
    [
      ['Ny på hjemmekontor', 'For en som i hovedsak skal jobbe hjemmefra: avtale, utstyr i posten og tettere kontakt den første tiden.'],
      [
        'New and working from home',
        'For someone who mostly works from home: an agreement, equipment by post, and closer contact at first.',
      ],
    ],
    [
      ...paper,
      special.homeAgreement,
      before.equipment,
      before.accounts,
      special.shipment,
      before.welcome,
      before.firstWeek,
      before.buddy,
      before.tellTeam,
      special.videoStart,
      ...firstWeeks,
      special.homeWorkplace,
      special.dailyCall,
      special.meetInPerson,
      ...followUp,
    ],
  ),
  onboarding(
    'leader',
    [
      ['Ny leder', 'Som «Ny på kontoret», med overtakelse av et team, fullmakter og opplæring for ledere.'],
      ['New manager', 'Like “New at the office”, with handover of a team, authority, and training for managers.'],
    ],
    [
      ...paper,
      ...atOffice,
      special.leaderRights,
      after.reception,
      special.teamHandover,
      ...firstWeeks,
      special.authority,
      special.oneToOnes,
      special.plan,
      special.leaderSafety,
      ...followUp,
    ],
  ),
  onboarding(
    'part-time',
    [
      ['Ny i deltid', 'Som «Ny på kontoret», med arbeidsplan, felles møtedager og ønsket stillingsprosent.'],
      [
        'New in a part-time position',
        'Like “New at the office”, with a work schedule, shared meeting days and the preferred percentage of full-time.',
      ],
    ],
    [...paper, special.workSchedule, ...atOffice, after.reception, ...firstWeeks, special.meetingTimes, special.moreHours, ...followUp],
  ),
  onboarding(
    'return-from-parental-leave',
    [
      ['Tilbake fra foreldrepermisjon', 'Fra seks uker før den ansatte er tilbake, til en måned etter.'],
      ['Back from parental leave', 'From six weeks before the employee is back until a month after.'],
    ],
    [leave.askAboutReturn, leave.samePosition, leave.accessBack, leave.endLeave, leave.backTalk, leave.nursing, leave.backAfterMonth],
  ),
  offboarding(
    'leaving',
    [
      ['Slutter i jobben', 'Fra oppsigelsen er bekreftet, til kontoer og pensjon er avsluttet. Tilgangen avsluttes etter siste dag.'],
      ['Leaving the job', 'From confirming the notice until accounts and pension have ended. Access ends after the last day.'],
    ],
    [
      leaving.confirmation,
      leaving.tellColleagues,
      leaving.handoverPlan,
      leaving.writeDown,
      leaving.recordsHeld,
      leaving.exitTalk,
      leaving.finalPay,
      leaving.certificate,
      leaving.returnEquipment,
      leaving.checkReturned,
      leaving.thanks,
      leaving.closeAccounts,
      leaving.contactPage,
      leaving.mailbox,
      leaving.deregister,
    ],
  ),
  offboarding(
    'leaving-at-once',
    [
      ['Slutter straks', 'Når noen slutter på dagen: tilganger og utstyr først, deretter arbeid, oppgjør og dokumenter.'],
      ['Leaving at once', 'When someone leaves the same day: access and equipment first, then work, settlement and documents.'],
    ],
    [
      leaving.stopAccessNow,
      leaving.collectNow,
      leaving.tellBriefly,
      leaving.takeOver,
      { ...leaving.recordsHeld, relativeDueDate: { days: 1, unit: 'workingDay' } },
      leaving.closeAccounts,
      leaving.contactPage,
      leaving.documents,
      leaving.mailbox,
      { ...leaving.finalPay, relativeDueDate: { days: 5, unit: 'workingDay' } },
      { ...leaving.certificate, relativeDueDate: { days: 5, unit: 'workingDay' } },
      leaving.deregister,
    ],
  ),
  {
    ...offboarding(
      'parental-leave',
      [
        ['Skal i foreldrepermisjon', 'Fra varsel til siste dag før permisjonen. Tilgangen beholdes.'],
        ['Going on parental leave', 'From the notice to the last day before the leave. Access is kept.'],
      ],
      [
        leave.leavePlan,
        leave.registerLeave,
        leave.substitute,
        leave.incomeReport,
        leave.leaveHandover,
        leave.approver,
        leave.contactWish,
        leave.awayMessage,
      ],
    ),
    endAccess: false,
  },
];
