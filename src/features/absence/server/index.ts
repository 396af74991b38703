import { serve } from '#kernel/server/serve.ts';
import { declareTakeout } from '#kernel/server/takeout/declared.ts';
import { absence } from '../contract/index.ts';
import { addAbsence } from './requests/add-absence.ts';
import { calculateVacationDays } from './requests/calculate-vacation-days.ts';
import { approveAbsenceRequest, decideMany, declineAbsenceRequest } from './requests/decide-requests.ts';
import { cancelAbsenceUpdate, deleteAbsence } from './requests/delete-absence.ts';
import { getAbsence, getAbsenceHistoryByAbsenceId, getCompanyUserAbsencesByYear } from './requests/get-absence.ts';
import { getPendingRequestCount, getPendingRequestsByYear, getRespondedRequestsByYear } from './requests/get-requests.ts';
import { undoDecision } from './requests/undo-decision.ts';
import { updateAbsence } from './requests/update-absence.ts';
import { listenToLeavers } from './listen-to-leavers.ts';
import { declareAbsenceReasons } from './reasons.ts';
import { listenToPeople } from './requests/listen-to-people.ts';
import { acknowledgeAbsenceWelcomeScreen } from './settings/acknowledge-absence-welcome-screen.ts';
import { getPublicHolidays } from './settings/get-public-holidays.ts';
import { getSettings } from './settings/get-settings.ts';
import { getCompanyUserVacationDaysOverview } from './balance/get-overview.ts';
import { ledger } from './balance/get-ledger.ts';
import { updateCompanyUserAvailableVacationDays } from './balance/update-allowance.ts';
import { correctBalance } from './balance/correct-balance.ts';
import { setCareDays } from './balance/set-care-days.ts';
import { transferVacationDays } from './balance/transfer-vacation-days.ts';
import { approveVacationDaysTransfer, rejectVacationDaysTransfer } from './balance/decide-transfer.ts';
import { getCompanyAbsencesByTimespan } from './calendar/get-company-absences-by-timespan.ts';
import { getCompanyUsersOnAbsenceByTargetDate } from './calendar/get-users-on-absence.ts';
import { getCompanyAbsenceSummary } from './calendar/get-company-absence-summary.ts';
import { exportAbsences } from './output/export-absences.ts';
import { updateSettings } from './settings/update-settings.ts';
import { setWorkWeek } from './settings/set-work-week.ts';
import { getPossibleDeputies, setDeputy } from './settings/set-deputy.ts';

import { createFeed, deleteFeed, feeds, rotateFeed } from './feeds/own-feeds.ts';
import { getPrompt, promptToAddAbsence } from './prompts/prompt.ts';
import { getFeed } from './feeds/get-feed.ts';
import { exportCalendar } from './output/export-calendar.ts';
import { absenceShare } from './taken-out.ts';

declareTakeout('absence', absenceShare);

listenToPeople();
listenToLeavers();
declareAbsenceReasons();

export default serve(absence, {
  getCompanyAbsencesByTimespan,
  getCompanyUserAbsencesByYear,
  getAbsence,
  getAbsenceHistoryByAbsenceId,
  getCompanyAbsenceSummary,
  getPendingRequestCount,
  getPendingRequestsByYear,
  getRespondedRequestsByYear,
  getCompanyUsersOnAbsenceByTargetDate,
  getPublicHolidays,
  calculateVacationDays,
  addAbsence,
  updateAbsence,
  deleteAbsence,
  cancelAbsenceUpdate,
  approveAbsenceRequest,
  declineAbsenceRequest,
  decideMany,
  undoDecision,
  getCompanyUserVacationDaysOverview,
  ledger,
  updateCompanyUserAvailableVacationDays,
  correctBalance,
  setCareDays,
  setWorkWeek,
  transferVacationDays,
  approveVacationDaysTransfer,
  rejectVacationDaysTransfer,
  getSettings,
  acknowledgeAbsenceWelcomeScreen,
  updateSettings,
  setDeputy,
  getPossibleDeputies,
  getPrompt,
  promptToAddAbsence,
  exportAbsences,
  exportCalendar,
  feeds,
  createFeed,
  rotateFeed,
  deleteFeed,
  getFeed,
});
