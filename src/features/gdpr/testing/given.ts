import type { Caller, TestAnswer } from '#testing/caller.ts';
import { createAgreement, createCompanySoftware, uploadAgreementFile } from '../contract/endpoints-agreements.ts';
import { closeBreach, createBreach, type Breach } from '../contract/endpoints-breaches.ts';
import { saveDpia, type Dpia } from '../contract/endpoints-dpia.ts';
import { addErasureProof, type ErasureRow } from '../contract/endpoints-erasure.ts';
import { createProtocol, getProtocol, updateProtocol } from '../contract/endpoints-protocol.ts';
import { askTakeout, closeSubjectRequest, createSubjectRequest, type SubjectRequest } from '../contract/endpoints-requests.ts';
import { createRisk } from '../contract/endpoints-risks.ts';
import { getStatement, storeStatementExport, type PrivacyStatement } from '../contract/endpoints-statements.ts';
import { createTreatment, getTreatment } from '../contract/endpoints-treatments.ts';
import type { Protocol } from '../contract/protocol.ts';
import type { CompanySoftware, DataProcessorAgreement } from '../contract/software.ts';
import type { Treatment } from '../contract/treatment.ts';

/** What a test expects of an answer that must be there. */
function granted({ status, json }: TestAnswer): Record<string, unknown> {
  if (status !== 200) throw new Error(`The call was refused: ${JSON.stringify(json)}`);
  return json;
}

/** The protocol of the caller's company; it is created when it is not there. */
export async function protocolOf(who: Caller): Promise<Protocol> {
  const { protocol } = granted(await who.call(getProtocol)) as { protocol: Protocol | null };
  return protocol ?? (granted(await who.call(createProtocol, { body: {} }))['protocol'] as Protocol);
}

/** Payroll as its record should be: complete, with everything that Article 30 asks for. */
export const payroll = {
  treatmentName: { no: 'Lønn', en: 'Payroll' },
  department: 'hr',
  activity: { no: 'Utbetaling av lønn', en: 'Paying salaries' },
  purpose: { no: 'Betale lønn og melde den til myndighetene', en: 'Pay salaries and report them' },
  legalBasis: 'c',
  dataSubjects: ['employees'],
  dataCategories: ['identity', 'bankAndPay'],
  recipients: { no: 'Skatteetaten og banken', en: 'The tax authority and the bank' },
  transferCountries: [],
  retention: { no: 'Fem år etter årets slutt', en: 'Five years after the end of the year' },
  retentionMonths: 60,
  retentionFrom: 'endOfYear',
  securityMeasures: { no: 'Tilgang for få, kryptert lagring', en: 'Access for few, encrypted storage' },
};

/** Adds a treatment to the caller's protocol; payroll where nothing else is said. */
export async function addedTreatment(who: Caller, change: object = {}): Promise<Treatment> {
  await protocolOf(who);
  return granted(await who.call(createTreatment, { body: { ...payroll, ...change } }))['treatment'] as Treatment;
}

export async function openedTreatment(who: Caller, { treatmentId }: Pick<Treatment, 'treatmentId'>): Promise<Treatment> {
  return granted(await who.call(getTreatment, { query: { treatmentId } }))['treatment'] as Treatment;
}

export async function addedSoftware(who: Caller, softwareName = 'Lønnsprogram'): Promise<CompanySoftware> {
  return granted(await who.call(createCompanySoftware, { body: { softwareName } }))['companySoftware'] as CompanySoftware;
}

// Counts the files of this process, so that each has content of its own.
let number = 0;
export function agreementText(): { name: string; bytes: Buffer } {
  number += 1;
  return { name: 'databehandleravtale.txt', bytes: Buffer.from(`Databehandleravtale ${number}`) };
}

/** A file for an agreement; answers its id. */
export async function uploadedFile(who: Caller): Promise<string> {
  const { file } = granted(await who.call(uploadAgreementFile, { body: {}, files: [agreementText()] })) as { file: { fileId: string } };
  return file.fileId;
}

export async function addedAgreement(who: Caller, change: object = {}): Promise<DataProcessorAgreement> {
  const { softwareId } = await addedSoftware(who, `Program ${crypto.randomUUID()}`);
  const body = { softwareId, responsibleName: 'Kari Moe', fileId: await uploadedFile(who), ...change };
  return granted(await who.call(createAgreement, { body }))['dataProcessorAgreement'] as DataProcessorAgreement;
}

/** The id to export an external statement by, of a company with a treatment of customers and people who are set. */
export async function validStatement(who: Caller): Promise<string> {
  const { protocolId, responsible } = await protocolOf(who);
  const of = who.companyUserId;
  if (!responsible)
    granted(await who.call(updateProtocol, { body: { protocolId, dpoRequired: false, responsible: of, contactPerson: of } }));
  await addedTreatment(who, { dataSubjects: ['customers'], purpose: 'Svare kunder' });
  const { privacyStatement } = granted(await who.call(getStatement, { query: { type: 'external', language: 'no' } })) as {
    privacyStatement: PrivacyStatement;
  };
  return privacyStatement.privacyStatementEncrId;
}

/** The id of the PDF of such a statement. */
export async function exportedStatement(who: Caller): Promise<string> {
  const privacyStatementEncrId = await validStatement(who);
  return String(granted(await who.call(storeStatementExport, { body: { privacyStatementEncrId } }))['fileId']);
}

/** A risk of the caller's company about a treatment of it, a new one unless it is given; answers its id. */
export async function addedRisk(who: Caller, about?: Treatment): Promise<string> {
  const { treatmentId } = about ?? (await addedTreatment(who));
  const body = { overview: 'Feil mottaker', inherentLikelihood: 2, inherentConsequence: 3, treatmentIds: [treatmentId] };
  const { riskAssessment } = granted(await who.call(createRisk, { body })) as { riskAssessment: { riskAssessmentId: string } };
  return riskAssessment.riskAssessmentId;
}

/** A request for access by somebody of the company, received on the day of the tests. */
export async function addedRequest(who: Caller, change: object = {}): Promise<SubjectRequest> {
  const body = { kind: 'access', requesterName: 'Kari Moe', receivedOn: '2026-11-20', companyUserId: who.companyUserId, ...change };
  return granted(await who.call(createSubjectRequest, { body }))['subjectRequest'] as SubjectRequest;
}

/** The id of a request of somebody who is known, of which the takeout was asked for. */
export async function askedRequest(who: Caller): Promise<string> {
  const { subjectRequestId } = await addedRequest(who, { identityCheckedOn: '2026-11-21', identityHow: 'Logget inn' });
  granted(await who.call(askTakeout, { body: { subjectRequestId } }));
  return subjectRequestId;
}

/** The id of a request that was refused. */
export async function closedRequest(who: Caller): Promise<string> {
  const { subjectRequestId } = await addedRequest(who);
  granted(await who.call(closeSubjectRequest, { body: { subjectRequestId, state: 'refused', text: 'Samme henvendelse som i går' } }));
  return subjectRequestId;
}

/** What must be written of a breach before it is closed. */
const documented = { description: 'PC-en ble glemt på bussen', consequences: 'Noen kan lese filene', measures: 'Kontoen er sperret' };

/** A breach that somebody became aware of on the day before the tests. */
export async function addedBreach(who: Caller, change: object = {}): Promise<Breach> {
  const body = { title: 'Tapt bærbar PC', awareAt: '2026-11-20T16:00:00+01:00', ...documented, ...change };
  return granted(await who.call(createBreach, { body }))['breach'] as Breach;
}

/** The id of a breach without risk, which is closed. */
export async function closedBreach(who: Caller): Promise<string> {
  const { breachId } = await addedBreach(who, { risk: 'none', riskReason: 'Disken er kryptert' });
  granted(await who.call(closeBreach, { body: { breachId } }));
  return breachId;
}

/** A draft of the assessment of a new treatment. */
export async function addedDpia(who: Caller): Promise<Dpia> {
  const { treatmentId } = await addedTreatment(who, { dataCategories: ['location'] });
  return granted(await who.call(saveDpia, { body: { treatmentId } }))['dpia'] as Dpia;
}

/** The id of an erasure that was registered for a new treatment. */
export async function addedProof(who: Caller, treatment?: { treatmentId: string }): Promise<string> {
  const { treatmentId } = treatment ?? (await addedTreatment(who));
  const { row } = granted(await who.call(addErasureProof, { body: { treatmentId, doneOn: '2026-11-20', how: 'Søknader fra 2025' } })) as {
    row: ErasureRow;
  };
  return row.proofs[0]?.proofId ?? '';
}
