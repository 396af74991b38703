import { serve } from '#kernel/server/serve.ts';
import { absence } from '../contract/index.ts';
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

// On the way: each handler replaces its line.
const later = async (): Promise<never> => {
  throw new Error('not built yet');
};

export default serve(absence, {
  getCompanyAbsencesByTimespan: later,
  getCompanyUserAbsencesByYear: later,
  getAbsence: later,
  getAbsenceHistoryByAbsenceId: later,
  getCompanyAbsenceSummary: later,
  getPendingRequestCount: later,
  getPendingRequestsByYear: later,
  getRespondedRequestsByYear: later,
  getCompanyUsersOnAbsenceByTargetDate: later,
  getPublicHolidays,
  calculateVacationDays: later,
  addAbsence: later,
  updateAbsence: later,
  deleteAbsence: later,
  cancelAbsenceUpdate: later,
  approveAbsenceRequest: later,
  declineAbsenceRequest: later,
  decideMany: later,
  undoDecision: later,
  getCompanyUserVacationDaysOverview,
  ledger,
  updateCompanyUserAvailableVacationDays,
  correctBalance,
  setCareDays,
  setWorkWeek: later,
  transferVacationDays,
  approveVacationDaysTransfer,
  rejectVacationDaysTransfer,
  getSettings,
  acknowledgeAbsenceWelcomeScreen,
  updateSettings: later,
  setDeputy: later,
  getPrompt: later,
  promptToAddAbsence: later,
  exportAbsences: later,
  exportCalendar: later,
  feeds: later,
  createFeed: later,
  rotateFeed: later,
  deleteFeed: later,
  getFeed: later,
});
