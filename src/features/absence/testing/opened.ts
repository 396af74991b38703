import type { Caller } from '#testing/caller.ts';
import * as company from '../contract/endpoints-company.ts';

/** Opens the absence calendar for a company, as its administrator. */
export async function openAbsence(admin: Caller, changes: { availableAbsenceDays?: number } = {}): Promise<void> {
  await admin.call(company.acknowledgeAbsenceWelcomeScreen, { body: { ...firstSettings, ...changes } });
}

/** The settings of the welcome screen. */
export const firstSettings = {
  availableAbsenceDays: 25,
  autoApproveAbsenceRequests: false,
  autoApproveHomeOfficeRequests: false,
  allowHalfDayAbsence: true,
};
