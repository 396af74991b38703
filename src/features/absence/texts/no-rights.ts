import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { absenceRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const noRights = {
  features: {
    absence: 'Ferie og fravær',
  },
  permissions: {
    VacationAndLeaveView: 'Ferie og fravær',
    VacationAndLeaveSummary: 'Fraværsoversikter',
    VacationAndLeaveViewPendingRequests: 'Fraværssøknader til behandling',
    VacationAndLeaveViewRespondedRequests: 'Behandlede fraværssøknader',
    VacationAndLeaveCompanyUsersOnAbsence: 'Hvem som er borte',
  },
} satisfies RightsTexts<typeof absenceRights>;
