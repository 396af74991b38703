import { peopleAway, reasonSources, reportCounts } from '#features/notifications/server/public.ts';
import { countriesChanged, employmentChanged, peopleAdded } from '#features/people/server/public.ts';
import { dataUses } from '#kernel/server/data-uses.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { absenceType } from '../contract/kinds.ts';
import { add, on } from '#kernel/server/registers.ts';
import { secretKinds } from '#kernel/server/secret-access.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { absence } from '../contract/index.ts';
import { absenceUses } from './store-data-uses.ts';
import { addAbsence, previewAddToAll } from './requests/add-absence.ts';
import { calculateVacationDays } from './requests/calculate-vacation-days.ts';
import { approveAbsenceRequest, decideMany, declineAbsenceRequest } from './requests/decide-requests.ts';
import { cancelAbsenceUpdate, deleteAbsence } from './requests/delete-absence.ts';
import { getAbsence, getAbsenceHistoryByAbsenceId, getCompanyUserAbsencesByYear } from './requests/get-absence.ts';
import { getPendingRequestCount, getPendingRequestsByYear, getRespondedRequestsByYear } from './requests/get-requests.ts';
import { undoAddToAll } from './requests/undo-add-to-all.ts';
import { undoDecision } from './requests/undo-decision.ts';
import { updateAbsence } from './requests/update-absence.ts';
import { escalateJob } from './escalation/escalate-requests.ts';
import { listenToLeavers } from './leavers.ts';
import { notifyJob, notifyOfTransferJob } from './notifications/notify.ts';
import { outcomeSource, requestSource } from './notifications/sources.ts';
import { countWaiting } from './notifications/store-events.ts';
import { closeYearsJob } from './years/close-years.ts';
import { openYearsJob } from './years/open-years.ts';
import { acknowledgeAbsenceWelcomeScreen } from './settings/acknowledge-absence-welcome-screen.ts';
import { getPublicHolidays } from './settings/get-public-holidays.ts';
import { getSettings } from './settings/get-settings.ts';
import { getCompanyUserVacationDaysOverview } from './balance/get-overview.ts';
import { ledger } from './balance/get-ledger.ts';
import { updateCompanyUserAvailableVacationDays } from './balance/update-allowance.ts';
import { correctBalance } from './balance/correct-balance.ts';
import { postDefaultsOf } from './balance/post-defaults.ts';
import { setCareDays } from './balance/set-care-days.ts';
import { transferVacationDays } from './balance/transfer-vacation-days.ts';
import { approveVacationDaysTransfer, rejectVacationDaysTransfer } from './balance/decide-transfer.ts';
import { undoTransferDecision } from './balance/undo-transfer-decision.ts';
import { getCompanyAbsencesByTimespan } from './company-calendar/get-company-absences-by-timespan.ts';
import { findPeopleAway, getCompanyUsersOnAbsenceByTargetDate } from './company-calendar/get-users-on-absence.ts';
import { getCompanyAbsenceSummary } from './company-calendar/get-company-absence-summary.ts';
import { exportAbsences } from './exports/export-absences.ts';
import { previewSettings } from './settings/preview-settings.ts';
import { updateSettings } from './settings/update-settings.ts';
import { setWorkWeek } from './settings/set-work-week.ts';
import { getPossibleDeputies, setDeputy } from './settings/set-deputy.ts';
import { createFeed, deleteFeed, feeds, feedSecrets, rotateFeed } from './feeds/own-feeds.ts';
import { getPrompt, promptToAddAbsence } from './prompts/prompt.ts';
import { promptSource } from './prompts/prompt-mail.ts';
import { endFailedPromptsJob, sendPromptJob, undoPrompt } from './prompts/waiting-prompt.ts';
import { recalculateForCountries } from './settings/recalculate.ts';
import { getFeed } from './feeds/get-feed.ts';
import { exportCalendar } from './exports/export-calendar.ts';
import { exportPendingRequests, exportRespondedRequests } from './exports/export-requests.ts';
import { absenceShare } from './takeout.ts';

/** Those whom a change of absence is told. */
const readers = ['VacationAndLeaveView', 'VacationAndLeaveSummary'] as const;

export default serve(
  absence,
  {
    getCompanyAbsencesByTimespan,
    getCompanyUserAbsencesByYear,
    getAbsence,
    getAbsenceHistoryByAbsenceId,
    getCompanyAbsenceSummary,
    getPendingRequestCount,
    getPendingRequestsByYear,
    getRespondedRequestsByYear,
    exportPendingRequests,
    exportRespondedRequests,
    getCompanyUsersOnAbsenceByTargetDate,
    getPublicHolidays,
    calculateVacationDays,
    addAbsence,
    previewAddToAll,
    updateAbsence,
    deleteAbsence,
    cancelAbsenceUpdate,
    approveAbsenceRequest,
    declineAbsenceRequest,
    decideMany,
    undoDecision,
    undoAddToAll,
    getCompanyUserVacationDaysOverview,
    ledger,
    updateCompanyUserAvailableVacationDays,
    correctBalance,
    setCareDays,
    setWorkWeek,
    transferVacationDays,
    approveVacationDaysTransfer,
    rejectVacationDaysTransfer,
    undoTransferDecision,
    getSettings,
    acknowledgeAbsenceWelcomeScreen,
    updateSettings,
    previewSettings,
    setDeputy,
    getPossibleDeputies,
    getPrompt,
    promptToAddAbsence,
    undoPrompt,
    exportAbsences,
    exportCalendar,
    feeds,
    createFeed,
    rotateFeed,
    deleteFeed,
    getFeed,
  },
  [
    add(
      savedLists,
      { name: 'absence-requests', permission: 'VacationAndLeaveViewPendingRequests', sharing: 'EmployeesEdit' },
      { name: 'absence-decided', permission: 'VacationAndLeaveViewRespondedRequests', sharing: 'EmployeesEdit' },
      { name: 'absence-transfers', permission: 'VacationAndLeaveViewRespondedRequests', sharing: 'EmployeesEdit' },
    ),
    add(dataUses, ...absenceUses),
    add(takeoutShares, absenceShare),
    add(
      loggedKinds,
      // That something changed which one does not find, or days that nobody corrected, would tell of illness (absence.80).
      { entity: 'absence', area: 'absence', activity: { level: 'absence' }, confidential: { type: absenceType.Absence }, tells: readers },
      { entity: 'vacationDays', area: 'absence', activity: { level: 'absence' }, confidential: {}, tells: readers },
      { entity: 'vacationTransfer', area: 'absence', activity: { level: 'absence' }, tells: readers },
      { entity: 'workWeek', area: 'absence', activity: { level: 'absence' }, tells: readers },
      { entity: 'absenceSettings', area: 'absence', activity: 'readersOfLog', tells: readers },
      { entity: 'companyWorkWeek', area: 'absence', activity: 'readersOfLog', tells: readers },
      { entity: 'absenceDeputy', area: 'absence', activity: 'readersOfLog' },
      { entity: 'absencePrompt', area: 'absence', activity: 'readersOfLog' },
      { entity: 'careDays', area: 'absence', activity: 'readersOfLog', tells: readers, toldAs: 'vacationDays' },
      { entity: 'absenceFeed', area: 'absence' },
    ),
    add(jobKinds, notifyJob, notifyOfTransferJob, closeYearsJob, openYearsJob, escalateJob, sendPromptJob, endFailedPromptsJob),
    add(secretKinds, feedSecrets),
    add(reasonSources, requestSource, outcomeSource, promptSource),
    on(reportCounts, async ({ company, periods }) => ({ openRequests: await countWaiting(company, periods) })),
    on(peopleAway, ({ company, day }) => findPeopleAway(company, day)),
    ...listenToLeavers,
    on(countriesChanged, recalculateForCountries),
    on(peopleAdded, postDefaultsOf),
    on(employmentChanged, postDefaultsOf),
  ],
);
