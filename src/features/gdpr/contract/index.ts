import { feature } from '#kernel/contract/feature.ts';
import * as agreements from './endpoints-agreements.ts';
import { addErasureProof, getErasureCalendar, withdrawErasureProof } from './endpoints-erasure.ts';
import { dismissProposal, getFlow, getFlows, getProposals, saveFlowAnswers } from './endpoints-flows.ts';
import { exportGdprLogs, getGdprLogFilters, getGdprLogs } from './endpoints-log.ts';
import * as notes from './endpoints-notes.ts';
import * as protocol from './endpoints-protocol.ts';
import { deleteDpia, getDpias, saveDpia } from './endpoints-dpia.ts';
import * as breaches from './endpoints-breaches.ts';
import { breachFileEndpoints, ofOwner, requestFileEndpoints } from './file-endpoints.ts';
import * as requests from './endpoints-requests.ts';
import { createRisk, deleteRisk, getRisk, getRisks, updateRisk } from './endpoints-risks.ts';
import * as statements from './endpoints-statements.ts';
import * as treatments from './endpoints-treatments.ts';
import { gdprRights } from './rights.ts';

const { notedTreatment: _noted, treatmentNotes: _notes, ...ofNotes } = notes;
const { getStatement, updateStatement, resetStatement, getStatementVersions, storeStatementExport, logMarkdownExport, getStatementFile } =
  statements;
const { Breach: _breach, ...ofBreaches } = breaches;
const { SubjectRequest: _request, ...ofRequests } = requests;

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
    getErasureCalendar,
    addErasureProof,
    withdrawErasureProof,
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
    ...ofOwner(requestFileEndpoints, 'Request'),
    ...ofOwner(breachFileEndpoints, 'Breach'),
    getDpias,
    saveDpia,
    deleteDpia,
  },
});
