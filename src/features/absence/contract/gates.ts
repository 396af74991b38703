/** The access rules of absence endpoints (absence.39); permissions on single records are in `server/policy.ts`. */
const calendar = { feature: 'absenceCalendar', subscriptionFeature: 'absencecalendar' } as const;

export const viewGate = { access: { permission: 'VacationAndLeaveView', ...calendar }, company: 'required' } as const;
export const summaryGate = { access: { permission: 'VacationAndLeaveSummary', ...calendar }, company: 'required' } as const;
export const decisionGate = { access: { permission: 'VacationAndLeaveViewPendingRequests', ...calendar }, company: 'required' } as const;
export const respondedGate = { access: { permission: 'VacationAndLeaveViewRespondedRequests', ...calendar }, company: 'required' } as const;
