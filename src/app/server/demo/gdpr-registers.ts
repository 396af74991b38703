import type { PersonRecord } from '#features/people/server/person-record.ts';
import { momentAgo } from './recent-weeks.ts';

/** Makes a call of the area as somebody; refused ones end the demo. */
export type Act = (by: PersonRecord, call: string, body: object) => Promise<Record<string, unknown>>;

interface Registers {
  act: Act;
  moveTo: (moment: Date) => void;
  today: string;
  director: PersonRecord;
  adviser: PersonRecord;
  /** Who asks for their own data. */
  employee: PersonRecord;
  /** Treatments by questionnaire and answer. */
  ids: ReadonlyMap<string, string>;
}

/** A working day before today, as its date. */
const dayAgo = (today: string, workdays: number) => momentAgo(today, workdays, '12:00').toISOString().slice(0, 10);

/** Requests of people, breaches, assessments and a registered erasure of a demo company, some of them closed. */
export async function addGdprRegisters(registers: Registers): Promise<void> {
  await addClosedBreach(registers);
  await addAnsweredRequest(registers);
  await addAssessments(registers);
  await addOpenRequest(registers);
  await addOpenBreach(registers);
}

async function addClosedBreach({ act, moveTo, today, director, ids }: Registers): Promise<void> {
  moveTo(momentAgo(today, 18, '10:15'));
  // The contract of the call says so.
  const { breach } = (await act(director, 'createBreach', {
    title: 'Lønnsslipp sendt til feil person',
    awareAt: momentAgo(today, 18, '08:40').toISOString(),
    happenedFrom: momentAgo(today, 19, '15:05').toISOString(),
    kinds: ['confidentiality'],
    description: 'En lønnsslipp ble sendt til en ansatt med nesten samme navn.',
    dataSubjects: ['employees'],
    dataCategories: ['identity', 'bankAndPay'],
    subjects: 1,
    records: 1,
    treatmentIds: [ids.get('hr/payroll')],
  })) as { breach: { breachId: string } };
  const { breachId } = breach;
  const at = momentAgo(today, 18, '09:20').toISOString();
  await act(director, 'addBreachEvent', { breachId, at, text: 'Mottakeren har bekreftet at e-posten er slettet.' });
  moveTo(momentAgo(today, 17, '13:30'));
  await act(director, 'updateBreach', {
    breachId,
    consequences: 'En kollega har sett lønn og kontonummer.',
    measures: 'Lønnsslipper sendes ikke lenger på e-post.',
    risk: 'risk',
    riskReason: 'Bare én person har sett lønn og kontonummer, og personen har taushetsplikt.',
    // The same day: the next working day may be later than the three days that the law gives (gdpr.105).
    authorityNotifiedAt: momentAgo(today, 18, '15:50').toISOString(),
  });
  await act(director, 'closeBreach', { breachId });
}

async function addAnsweredRequest({ act, moveTo, today, adviser }: Registers): Promise<void> {
  moveTo(momentAgo(today, 9, '11:00'));
  // The contract of the call says so.
  const { subjectRequest } = (await act(adviser, 'createSubjectRequest', {
    kind: 'erasure',
    requesterName: 'Nils Hansen',
    requesterContact: 'nils.hansen@example.no',
    description: 'Søkte på stillingen som lagermedarbeider i fjor, og vil at søknaden slettes.',
    receivedOn: dayAgo(today, 10),
    identityCheckedOn: dayAgo(today, 9),
    identityHow: 'Svarte fra adressen som søknaden kom fra',
    responsibleId: adviser.id,
  })) as { subjectRequest: { subjectRequestId: string } };
  moveTo(momentAgo(today, 8, '09:40'));
  const text = 'Søknaden og vedleggene er slettet. Vi har ikke andre opplysninger om deg.';
  await act(adviser, 'closeSubjectRequest', { subjectRequestId: subjectRequest.subjectRequestId, state: 'answered', text });
}

async function addAssessments({ act, moveTo, today, adviser, ids }: Registers): Promise<void> {
  moveTo(momentAgo(today, 7, '12:20'));
  await act(adviser, 'saveDpia', {
    treatmentId: ids.get('hr/absence'),
    criteria: ['sensitive', 'vulnerable'],
    description: 'Fravær og sykmeldinger for alle ansatte, i Samspill og i dialogen med Nav.',
    necessity: 'Arbeidsmiljøloven krever oppfølging av sykmeldte. Diagnoser registreres ikke.',
    risks: 'At andre enn nærmeste leder og HR ser hvem som er syk, eller hvor lenge.',
    measures: 'Bare nærmeste leder og HR ser årsaken. Alle oppslag loggføres.',
    officerAdvice: 'Enig. Gå gjennom tilgangene hvert halvår.',
    residualHigh: false,
    conclusion: 'Behandlingen kan fortsette som beskrevet.',
    isDone: true,
  });
  await act(adviser, 'saveDpia', {
    treatmentId: ids.get('hr/accessCards'),
    criteria: ['systematicMonitoring', 'vulnerable'],
    description: 'Adgangskortene lagrer hvem som går gjennom hvilken dør, og når.',
  });
  const how = 'Slettet 14 søknader fra i fjor i rekrutteringsmappen';
  await act(adviser, 'addErasureProof', { treatmentId: ids.get('hr/recruitment'), doneOn: dayAgo(today, 7), how });
}

async function addOpenRequest({ act, moveTo, today, adviser, employee }: Registers): Promise<void> {
  moveTo(momentAgo(today, 4, '08:50'));
  await act(adviser, 'createSubjectRequest', {
    kind: 'access',
    requesterName: `${employee.firstName} ${employee.lastName}`,
    companyUserId: employee.id,
    description: 'Vil se alt som er lagret om fravær og lønn.',
    receivedOn: dayAgo(today, 5),
    responsibleId: adviser.id,
  });
}

async function addOpenBreach({ act, moveTo, today, director, ids }: Registers): Promise<void> {
  moveTo(momentAgo(today, 1, '17:00'));
  await act(director, 'createBreach', {
    title: 'Stjålet bærbar PC',
    awareAt: momentAgo(today, 1, '16:20').toISOString(),
    kinds: ['confidentiality', 'availability'],
    description: 'En bærbar PC ble stjålet fra en bil. Disken er kryptert.',
    dataSubjects: ['customers'],
    treatmentIds: [ids.get('sales/customerRegister')],
  });
}
