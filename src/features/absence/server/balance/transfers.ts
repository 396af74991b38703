import type { VacationTransfer } from '../../contract/entities-balance.ts';
import { transferStatus } from '../../contract/kinds.ts';
import type { AbsenceCall } from '../absence-call.ts';
import { isAdministratorOf, type AbsenceViewer } from '../policy.ts';
import { loadBalances, type Balances } from './balances.ts';
import { readTransfers, type TransferRow, type TransferSelection } from './store-transfer.ts';

/** Transfers that a viewer may see and decide, in three statements. The selection restricts them to people that the viewer may see. */
export async function loadTransfers(call: AbsenceCall, selection: TransferSelection): Promise<VacationTransfer[]> {
  const rows = await readTransfers(call.company, selection);
  if (rows.length === 0) return [];
  const companyUserIds = [...new Set(rows.map((row) => row.companyUserId))];
  const years = [...new Set(rows.map(({ fromYear }) => fromYear))];
  const balances = await loadBalances(call, { years, companyUserIds });
  return rows.map((row) => presentTransfer(row, call.viewer, balances));
}

/** One transfer in the form of the answer. */
export function presentTransfer(row: TransferRow, viewer: AbsenceViewer, balances: Balances): VacationTransfer {
  const { transferId, companyUserId, fullName, days, fromYear, toYear, status, comment } = row;
  return {
    vacationDaysTransferRequestEncrId: transferId,
    companyUserId,
    fullName,
    vacationDays: days,
    year: fromYear,
    toYear,
    vacationDaysTransferStatus: status,
    comment,
    requestedDate: row.requestedAt.toISOString(),
    actionCompanyUser: row.decidedBy,
    actionDate: row.decidedAt?.toISOString() ?? null,
    decisionComment: row.decisionComment,
    available: balances.of(companyUserId, fromYear).available,
    permissions: { decide: status === transferStatus.pending && isAdministratorOf(viewer, companyUserId) },
  };
}
