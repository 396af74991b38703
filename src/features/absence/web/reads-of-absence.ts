import { getCompanyUserVacationDaysOverview, ledger } from '../contract/endpoints-balance.ts';
import { calculateVacationDays } from '../contract/endpoints-requests.ts';
import * as reads from '../contract/endpoints.ts';

/** The reads that are old when an absence, an allowance or a transfer has changed. */
export const readsOfAbsence = [
  reads.getCompanyAbsencesByTimespan,
  reads.getCompanyUserAbsencesByYear,
  reads.getAbsence,
  reads.getAbsenceHistoryByAbsenceId,
  reads.getCompanyAbsenceSummary,
  reads.getPendingRequestCount,
  reads.getPendingRequestsByYear,
  reads.getRespondedRequestsByYear,
  reads.getCompanyUsersOnAbsenceByTargetDate,
  calculateVacationDays,
  getCompanyUserVacationDaysOverview,
  ledger,
] as const;
