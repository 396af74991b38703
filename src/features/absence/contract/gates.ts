/** The gates of absence (decisions.md §4); who may see or do what with a record is in `server/policy.ts`. */
const calendar = { feature: 'absenceCalendar', subscriptionFeature: 'absencecalendar' } as const;

export const looking = { access: { permission: 'VacationAndLeaveView', ...calendar }, company: 'required' } as const;
export const summing = { access: { permission: 'VacationAndLeaveSummary', ...calendar }, company: 'required' } as const;
export const deciding = { access: { permission: 'VacationAndLeaveViewPendingRequests', ...calendar }, company: 'required' } as const;
