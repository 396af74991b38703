import { ownedFileExamples } from '#features/files/testing/file-examples.ts';
import { ownedNoteExamples } from '#features/notes/testing/note-examples.ts';
import type { Examples, World } from '#testing/examples.ts';
import { treatmentNotes } from '../contract/endpoints-notes.ts';
import { getArchivedProtocols, updateProtocol } from '../contract/endpoints-protocol.ts';
import { breachFiles, ofOwner, requestFiles } from '../contract/file-endpoints.ts';
import type { gdpr } from '../contract/index.ts';
import {
  addedAgreement,
  addedBreach,
  addedDpia,
  addedProof,
  addedSoftware,
  addedRequest,
  addedRisk,
  addedTreatment,
  agreementText,
  askedRequest,
  closedBreach,
  closedRequest,
  exportedStatement,
  payroll,
  protocolOf,
  uploadedFile,
  validStatement,
} from './given.ts';

const external = { type: 'external', language: 'no' };
const treatmentIn = async ({ admin }: World): Promise<string> => (await addedTreatment(admin)).treatmentId;
/** Software, treatments with it, and a risk about each: what the register of a company holds, for all calls that read it. */
const growRegister = async ({ admin }: World, count: number) => {
  for (let number = 0; number < count; number += 1) {
    const { softwareId } = await addedSoftware(admin, `Program ${number}`);
    const treatment = await addedTreatment(admin, { treatmentName: `Behandling ${number}`, softwareIds: [softwareId] });
    await addedRisk(admin, treatment);
  }
};
const growAgreements = async ({ admin }: World, count: number) => {
  for (let number = 0; number < Math.min(count, 20); number += 1) await addedAgreement(admin);
};

type MakeInput = (world: World) => Promise<{ body?: unknown; query?: Record<string, unknown>; params?: Record<string, unknown> }>;
/** The same request about a record of this company, and about one of another, which is not found. */
const about = (make: MakeInput, rest: object = {}) => ({ input: make, foreign: (_world: World, other: World) => make(other), ...rest });
const aboutTreatment = (more: object) => about(async (world) => ({ body: { treatmentId: await treatmentIn(world), ...more } }));
const aboutRequest = (more: object) =>
  about(async ({ admin }) => ({ body: { subjectRequestId: (await addedRequest(admin)).subjectRequestId, ...more } }));
const aboutBreach = (more: object) => about(async ({ admin }) => ({ body: { breachId: (await addedBreach(admin)).breachId, ...more } }));
const withProtocol = (body: object) => ({
  input: async ({ admin }: World) => {
    await protocolOf(admin);
    return { body };
  },
});

/** The id of a protocol that was archived. */
async function archivedIn({ admin }: World): Promise<string> {
  const { protocolId, dpoRequired } = await protocolOf(admin);
  await admin.call(updateProtocol, { body: { protocolId, dpoRequired: !dpoRequired } });
  const { json } = await admin.call(getArchivedProtocols);
  return String((json['protocols'] as { archivedProtocolId: string }[])[0]?.archivedProtocolId);
}

export const examples: Examples<typeof gdpr> = {
  getProtocol: { input: async (world) => (await protocolOf(world.admin), {}), grow: growRegister },
  createProtocol: { input: () => ({ body: {} }) },
  updateProtocol: about(async ({ admin }) => {
    const { protocolId, dpoRequired } = await protocolOf(admin);
    return { body: { protocolId, dpoRequired: !dpoRequired } };
  }),
  acknowledgeWelcome: { input: () => ({ body: {} }) },
  getGdprPeople: {
    input: () => ({}),
    grow: async ({ company }, count) => {
      for (let number = 0; number < Math.min(count, 40); number += 1) await company.person('gdpr');
    },
  },
  getArchivedProtocols: {
    input: () => ({}),
    grow: async (world, count) => {
      for (let number = 0; number < Math.min(count, 20); number += 1) await archivedIn(world);
    },
  },
  getArchivedProtocol: about(async (world) => ({ query: { archivedProtocolId: await archivedIn(world) } })),
  exportProtocol: {
    input: async (world) => {
      await treatmentIn(world);
      return { body: { format: 'xlsx', language: 'no' } };
    },
    grow: growRegister,
  },
  createTreatment: withProtocol(payroll),
  createTreatments: withProtocol({ treatments: [payroll, { treatmentName: 'Rekruttering', department: 'hr' }] }),
  updateTreatment: aboutTreatment({ purpose: 'Betale lønn' }),
  updateLegalBasis: aboutTreatment({ legalBasis: 'b' }),
  updateTreatmentStatus: aboutTreatment({ statusId: 1 }),
  updateTreatmentOwner: about(async (world) => ({
    body: { treatmentId: await treatmentIn(world), employeeId: world.admin.companyUserId },
  })),
  updateTreatmentDepartment: aboutTreatment({ department: 'finance' }),
  updateTreatmentName: aboutTreatment({ treatmentName: 'Lønn og reise' }),
  deleteTreatment: about(async ({ admin }) => {
    const { treatmentId, key } = await addedTreatment(admin);
    return { body: { treatmentId, key } };
  }),
  getTreatment: about(async (world) => ({ query: { treatmentId: await treatmentIn(world) } })),
  ...ownedNoteExamples(treatmentNotes, treatmentIn),
  getAgreements: { input: () => ({}), grow: growAgreements },
  createAgreement: about(async ({ admin }) => ({ body: { softwareId: (await addedSoftware(admin, crypto.randomUUID())).softwareId } })),
  updateAgreement: about(async ({ admin }) => ({
    body: { dataProcessorAgreementId: (await addedAgreement(admin)).dataProcessorAgreementId, validTo: '2030-12-31' },
  })),
  deleteAgreement: about(async ({ admin }) => ({
    body: { dataProcessorAgreementId: (await addedAgreement(admin)).dataProcessorAgreementId },
  })),
  validateAgreementFile: { input: () => ({ body: { name: 'Avtale.pdf', size: 100 } }) },
  uploadAgreementFile: { input: () => ({ body: {}, files: [agreementText()] }) },
  getAgreementFile: about(async ({ admin }) => {
    const { file } = await addedAgreement(admin);
    return { params: { name: 'avtale.txt' }, query: { fileId: file?.fileId ?? (await uploadedFile(admin)) } };
  }),
  getCompanySoftwares: { input: () => ({}), grow: growRegister },
  createCompanySoftware: { input: () => ({ body: { softwareName: `Program ${crypto.randomUUID()}` } }) },
  deleteCompanySoftware: about(async ({ admin }) => ({
    body: { softwareId: (await addedSoftware(admin, crypto.randomUUID())).softwareId },
  })),
  getGdprLogFilters: { input: () => ({ query: {} }), grow: growRegister },
  getGdprLogs: { input: async (world) => (await treatmentIn(world), { body: {} }), grow: growRegister },
  exportGdprLogs: {
    input: async (world) => {
      await treatmentIn(world);
      return { body: { format: 'csv', columns: ['at', 'what'] } };
    },
    grow: growRegister,
  },
  getStatement: { input: async (world) => (await treatmentIn(world), { query: external }), grow: growRegister },
  updateStatement: { input: async (world) => (await treatmentIn(world), { body: { ...external, templateText: '# {{companyName}}' } }) },
  resetStatement: { input: async (world) => (await treatmentIn(world), { body: external }) },
  getStatementVersions: { input: async (world) => (await exportedStatement(world.admin), { query: external }) },
  storeStatementExport: { input: async (world) => ({ body: { privacyStatementEncrId: await validStatement(world.admin) } }) },
  logMarkdownExport: { input: async (world) => ({ body: { privacyStatementEncrId: await validStatement(world.admin) } }) },
  getStatementFile: about(async ({ admin }) => ({ query: { fileId: await exportedStatement(admin) } })),
  getRisks: { input: () => ({}), grow: growRegister },
  getRisk: about(async ({ admin }) => ({ query: { riskAssessmentId: await addedRisk(admin) } })),
  createRisk: withProtocol({ overview: 'Feil mottaker' }),
  updateRisk: about(async ({ admin }) => ({ body: { riskAssessmentId: await addedRisk(admin), comment: 'Sett på' } })),
  deleteRisk: about(async ({ admin }) => ({ body: { riskAssessmentId: await addedRisk(admin), reason: 'Gjelder ikke lenger' } })),
  getSubjectRequests: {
    input: () => ({}),
    grow: async ({ admin }, count) => {
      for (let number = 0; number < count; number += 1) await addedRequest(admin, { responsibleId: admin.companyUserId });
    },
  },
  createSubjectRequest: {
    input: () => ({ body: { kind: 'access', requesterName: 'Kari Moe', receivedOn: '2026-11-20' } }),
  },
  updateSubjectRequest: aboutRequest({ description: 'Alt om meg' }),
  extendSubjectRequest: aboutRequest({ reason: 'Mange systemer', toldOn: '2026-11-21' }),
  closeSubjectRequest: aboutRequest({ state: 'refused', text: 'Samme henvendelse som i går' }),
  reopenSubjectRequest: about(async ({ admin }) => ({ body: { subjectRequestId: await closedRequest(admin), reason: 'Svaret var feil' } })),
  askTakeout: aboutRequest({}),
  releaseTakeout: about(async ({ admin }) => ({ body: { subjectRequestId: await askedRequest(admin) } })),
  getBreaches: {
    input: () => ({}),
    grow: async (world, count) => {
      const treatmentIds = [await treatmentIn(world)];
      for (let number = 0; number < count; number += 1) await addedBreach(world.admin, { treatmentIds });
    },
  },
  createBreach: { input: () => ({ body: { title: 'Tapt PC', awareAt: '2026-11-20T15:00:00Z' } }) },
  updateBreach: aboutBreach({ measures: 'Sperret kontoen' }),
  addBreachEvent: aboutBreach({ at: '2026-11-20T15:00:00Z', text: 'Sperret kontoen' }),
  closeBreach: about(async ({ admin }) => ({
    body: { breachId: (await addedBreach(admin, { risk: 'none', riskReason: 'Disken er kryptert' })).breachId },
  })),
  reopenBreach: about(async ({ admin }) => ({ body: { breachId: await closedBreach(admin), reason: 'Flere var berørt' } })),
  getBreachNotice: about(async ({ admin }) => ({ query: { breachId: (await addedBreach(admin)).breachId, to: 'authority' } })),
  ...ofOwner(
    ownedFileExamples(requestFiles, async ({ admin }) => (await addedRequest(admin)).subjectRequestId),
    'Request',
  ),
  ...ofOwner(
    ownedFileExamples(breachFiles, async ({ admin }) => (await addedBreach(admin)).breachId),
    'Breach',
  ),
  getDpias: {
    input: () => ({}),
    grow: async ({ admin }, count) => {
      for (let number = 0; number < Math.min(count, 20); number += 1) await addedDpia(admin);
    },
  },
  saveDpia: aboutTreatment({ risks: 'Overvåking' }),
  deleteDpia: about(async ({ admin }) => ({ body: { dpiaId: (await addedDpia(admin)).dpiaId } })),
  getFlows: { input: () => ({ query: {} }), grow: growRegister },
  getFlow: { input: () => ({ query: { flowId: 'hr' } }), grow: growRegister },
  saveFlowAnswers: { input: () => ({ body: { flowId: 'hr', answers: { pay: ['payroll'] } } }) },
  getProposals: { input: async (world) => (await treatmentIn(world), { query: {} }), grow: growRegister },
  getErasureCalendar: { input: async (world) => (await treatmentIn(world), { query: {} }), grow: growRegister },
  addErasureProof: aboutTreatment({ doneOn: '2026-11-20', how: 'Søknader fra 2025, 14 personer' }),
  withdrawErasureProof: about(async ({ admin }) => ({ body: { proofId: await addedProof(admin), reason: 'Feil behandling' } })),
  dismissProposal: { input: () => ({ body: { proposalId: 'it/logs' } }) },
};
