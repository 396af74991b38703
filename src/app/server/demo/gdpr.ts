import gdpr from '#features/gdpr/server/index.ts';
import { usualTreatmentOf } from '#features/gdpr/server/flows/flows.ts';
import { flows } from '#features/gdpr/content/flows.ts';
import notifications from '#features/notifications/server/index.ts';
import { knownRisks } from '#features/gdpr/content/risks.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { addDays } from '#kernel/contract/days.ts';
import { callAs, type DemoContext } from './demo-context.ts';
import { addGdprRegisters, type Act } from './gdpr-registers.ts';
import { momentAgo } from './recent-weeks.ts';

/** Software by its key in the known list, or by the company's own name, and whether there is an agreement. */
const softwares = [
  { software: 'microsoft-365', agreement: { responsible: 'IT-ansvarlig', endsIn: 240 } },
  { software: 'tripletex', agreement: { responsible: 'Lønnsansvarlig', endsIn: 38 } },
  { software: 'superoffice', agreement: { responsible: 'Salgssjef', endsIn: -12 } },
  { software: 'mailchimp' },
  { software: 'Adgangskort Nord' },
] as const;
type SoftwareName = (typeof softwares)[number]['software'];

interface DemoTreatment {
  /** Questionnaire and answer. */
  answer: string;
  software: readonly SoftwareName[];
  light: 1 | 2 | 3;
  /** Everything that the law asks for is answered. */
  isFinal: boolean;
  country?: string;
}

const treatments: readonly DemoTreatment[] = [
  { answer: 'hr/recruitment', software: ['microsoft-365'], light: 2, isFinal: true },
  { answer: 'hr/personnelFile', software: [], light: 1, isFinal: true },
  { answer: 'hr/employmentContract', software: [], light: 1, isFinal: true },
  { answer: 'hr/payroll', software: ['tripletex'], light: 1, isFinal: true },
  { answer: 'hr/absence', software: [], light: 1, isFinal: true },
  { answer: 'hr/holiday', software: [], light: 1, isFinal: true },
  { answer: 'hr/accessCards', software: ['Adgangskort Nord'], light: 3, isFinal: false },
  { answer: 'sales/customerRegister', software: ['superoffice'], light: 2, isFinal: true },
  { answer: 'marketing/newsletter', software: ['mailchimp'], light: 3, isFinal: true, country: 'US' },
  { answer: 'marketing/webAnalytics', software: [], light: 2, isFinal: false },
  { answer: 'finance/invoicing', software: ['tripletex'], light: 1, isFinal: true },
  { answer: 'it/userAccounts', software: ['microsoft-365'], light: 2, isFinal: false },
];

interface AddGdprInput {
  context: DemoContext;
  people: readonly PersonRecord[];
  today: string;
}

/** The protocol of a demo company with treatments, software, agreements, registers and risks, as its director and its adviser made it. */
export async function addGdpr({ context, people, today }: AddGdprInput): Promise<void> {
  const active = people.filter(({ state, accountId }) => state === 'active' && accountId !== null);
  const [director, adviser, hr] = (['systemadmin', 'gdpr', 'hradmin'] as const).map((role) => active.find((one) => one.role === role));
  const employee = active.find((one) => one.role === 'employee');
  if (!director || !adviser || !hr || !employee) return;
  const act = async (by: PersonRecord, call: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await callAs(context, { by, feature: gdpr, call, body });
    if (!answer) throw new Error(`The demo could not ${call}`);
    return answer;
  };
  context.moveTo(momentAgo(today, 20, '10:00'));
  await act(director, 'acknowledgeWelcome', {});
  // The answers of these calls are those of the contract; the demo reads few fields of them.
  const { protocol } = (await act(director, 'createProtocol', {})) as { protocol: { protocolId: string; version: number } };
  const persons = { responsible: director.id, contactPerson: hr.id, dataProtectionOfficer: adviser.id, dpoRequired: true };
  await act(director, 'updateProtocol', { protocolId: protocol.protocolId, version: protocol.version, ...persons });
  context.moveTo(momentAgo(today, 19, '13:00'));
  const softwareIds = await addSoftware(act, adviser, today);
  const ids = await addTreatments(act, { adviser, owner: hr, softwareIds, today });
  await addGdprRegisters({ act, moveTo: context.moveTo, today, director, adviser, employee, ids });
  await callAs(context, { by: adviser, feature: notifications, call: 'makeNotificationsSeen', body: {} });
  context.moveTo(momentAgo(today, 6, '09:30'));
  await addRisks(act, { adviser, director, ids, today });
  context.moveTo(momentAgo(today, 2, '14:10'));
  const newsletter = ids.get('marketing/newsletter');
  await act(adviser, 'updateTreatment', {
    treatmentId: newsletter,
    recipients: 'Leverandøren av nyhetsbrevet',
  });
}

async function addSoftware(act: Act, adviser: PersonRecord, today: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const one of softwares) {
    const isKnown = /^[a-z0-9-]+$/.test(one.software);
    const body = isKnown ? { defaultSoftwareId: one.software } : { softwareName: one.software, softwareCompanyName: 'Adgangskort Nord AS' };
    // The contract of the call says so.
    const { companySoftware } = (await act(adviser, 'createCompanySoftware', body)) as { companySoftware: { softwareId: string } };
    const { softwareId } = companySoftware;
    ids.set(one.software, softwareId);
    if (!('agreement' in one)) continue;
    const { responsible: responsibleName, endsIn } = one.agreement;
    const term = { validFrom: addDays(today, endsIn - 730), validTo: addDays(today, endsIn) };
    await act(adviser, 'createAgreement', { softwareId, responsibleName, ...term, subProcessors: [] });
  }
  return ids;
}

interface AddTreatmentsInput {
  adviser: PersonRecord;
  owner: PersonRecord;
  softwareIds: ReadonlyMap<string, string>;
  today: string;
}

/** Adds the treatments at once; returns their ids by questionnaire and answer. */
async function addTreatments(act: Act, { adviser, owner, softwareIds, today }: AddTreatmentsInput): Promise<Map<string, string>> {
  const sent = treatments.map(({ answer, software, light, isFinal, country }, place) => {
    const usual = usualTreatmentOf(flows, answer);
    if (!usual) throw new Error(`There is no answer ${answer}`);
    return {
      ...inNorwegian(usual.treatment),
      softwareIds: software.map((one) => softwareIds.get(one)),
      employeeId: place < 7 ? owner.id : adviser.id,
      statusId: light,
      state: isFinal ? 'final' : 'draft',
      ...(isFinal && { transferCountries: country ? [country] : [], transferSafeguard: country ? 'dpf' : null }),
      nextReview: addDays(today, 25 + place * 20),
    };
  });
  // The contract of the call says so.
  const answer = (await act(adviser, 'createTreatments', { treatments: sent })) as { treatments: { treatmentId: string }[] };
  return new Map(treatments.map((one, place) => [one.answer, answer.treatments[place]?.treatmentId ?? '']));
}

/** What people have written stands in their language. */
function inNorwegian<Values extends object>(values: Values): Values {
  const isText = (value: unknown): value is { no: string; en: string } => typeof value === 'object' && value !== null && 'en' in value;
  const entries = Object.entries(values).map(([name, value]) => [name, isText(value) ? { ...value, en: '' } : value]);
  // The same fields, with the same kinds of values.
  return Object.fromEntries(entries) as Values;
}

interface AddRisksInput {
  adviser: PersonRecord;
  director: PersonRecord;
  ids: ReadonlyMap<string, string>;
  today: string;
}

async function addRisks(act: Act, { adviser, director, ids, today }: AddRisksInput): Promise<void> {
  const about = (...answers: string[]) => answers.flatMap((answer) => ids.get(answer) ?? []);
  const known = (key: string) => {
    const { overview, measures, likelihood, consequence } = knownRisks.find((one) => one.key === key) ?? {};
    return {
      ...inNorwegian({ overview, measures }),
      triggerRiskGuid: key,
      inherentLikelihood: likelihood,
      inherentConsequence: consequence,
    };
  };
  await act(adviser, 'createRisk', {
    ...known('wrong-recipient'),
    treatmentIds: about('hr/payroll', 'marketing/newsletter'),
    residualLikelihood: 2,
    residualConsequence: 2,
    treated: true,
    actions: [{ text: 'Gå gjennom rutinen for utsending', responsibleId: director.id, dueDate: addDays(today, -4), isDone: true }],
  });
  await act(adviser, 'createRisk', {
    ...known('stolen-account'),
    treatmentIds: about('it/userAccounts'),
    residualLikelihood: 1,
    residualConsequence: 3,
    actions: [{ text: 'Innføre totrinnspålogging for alle', responsibleId: director.id, dueDate: addDays(today, 21) }],
  });
  await act(adviser, 'createRisk', { ...known('too-much-access'), treatmentIds: about('hr/personnelFile', 'hr/absence') });
}
