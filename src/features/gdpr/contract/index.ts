import { feature } from '#kernel/contract/feature.ts';
import * as agreements from './endpoints-agreements.ts';
import * as breaches from './endpoints-breaches.ts';
import * as dpia from './endpoints-dpia.ts';
import * as erasure from './endpoints-erasure.ts';
import * as flows from './endpoints-flows.ts';
import * as log from './endpoints-log.ts';
import * as notes from './endpoints-notes.ts';
import * as protocol from './endpoints-protocol.ts';
import * as requests from './endpoints-requests.ts';
import * as risks from './endpoints-risks.ts';
import * as statements from './endpoints-statements.ts';
import * as treatments from './endpoints-treatments.ts';
import { gdprRights } from './rights.ts';

const { getGdprLogFilters, getGdprLogs, exportGdprLogs } = log;
const { getFlows, getFlow, saveFlowAnswers, getProposals, dismissProposal } = flows;
const { getStatement, updateStatement, resetStatement, getStatementVersions, storeStatementExport, logMarkdownExport, getStatementFile } =
  statements;
const { getRisks, getRisk, createRisk, updateRisk, deleteRisk } = risks;
const { SubjectRequest: _request, ...ofRequests } = requests;
const { Breach: _breach, ...ofBreaches } = breaches;
const { getDpias, saveDpia, deleteDpia } = dpia;
const { notedTreatment: _noted, treatmentNotes: _notes, ...ofNotes } = notes;

export const gdpr = feature({
  name: 'gdpr',
  rights: gdprRights,
  endpoints: {
    ...protocol,
    ...treatments,
    ...ofNotes,
    ...agreements,
    getGdprLogFilters,
    getGdprLogs,
    exportGdprLogs,
    getFlows,
    getFlow,
    saveFlowAnswers,
    getProposals,
    dismissProposal,
    getStatement,
    updateStatement,
    resetStatement,
    getStatementVersions,
    storeStatementExport,
    logMarkdownExport,
    getStatementFile,
    getRisks,
    getRisk,
    createRisk,
    updateRisk,
    deleteRisk,
    ...ofRequests,
    ...ofBreaches,
    getDpias,
    saveDpia,
    deleteDpia,
    ...erasure,
  },
});
