import type { Company } from '#kernel/server/database/unit.ts';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import { isAdministratorOf } from '../policy.ts';
import type { AbsenceViewer } from '../policy.ts';
import type { CompanyRules } from '../settings/read-settings.ts';
import { balancesOf } from './balances.ts';
import type { Balances } from './balances.ts';
import { readTransfers } from './store-transfer.ts';
import type { TransferRow, TransferSelection } from './store-transfer.ts';

interface Reading {
  rules: CompanyRules;
  viewer: AbsenceViewer;
  today: string;
}

/** Transfers as a viewer may see and decide them; three statements however many. Which people the viewer may see is in the selection. */
export async function transfersOf(
  company: Company,
  { rules, viewer, today }: Reading,
  selection: TransferSelection,
): Promise<VacationTransfer[]> {
  const rows = await readTransfers(company, selection);
  if (rows.length === 0) return [];
  const companyUserIds = [...new Set(rows.map((row) => row.companyUserId))];
  const years = [...new Set(rows.map(({ fromYear }) => fromYear))];
  const balances = await balancesOf(company, rules, { years, today, companyUserIds });
  return rows.map((row) => shownTransfer(row, viewer, balances));
}

/** One transfer as the viewer sees it. */
export function shownTransfer(row: TransferRow, viewer: AbsenceViewer, balances: Balances): VacationTransfer {
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
    permissions: { decide: status === 1 && isAdministratorOf(viewer, companyUserId) },
  };
}
