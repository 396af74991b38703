import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { absenceRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const enRights = {
  features: {
    absence: 'Vacation and leave',
  },
  permissions: {
    VacationAndLeaveView: 'Vacation and leave',
    VacationAndLeaveSummary: 'Absence summaries',
    VacationAndLeaveViewPendingRequests: 'Absence requests to decide',
    VacationAndLeaveViewRespondedRequests: 'Decided absence requests',
    VacationAndLeaveCompanyUsersOnAbsence: 'Who is away',
  },
} satisfies RightsTexts<typeof absenceRights>;
