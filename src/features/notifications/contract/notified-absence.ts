/** The types of absence that notifications may name (notifications.16); other types are called absence. */
export const notifiedAbsenceType = { Vacation: 1, HomeOffice: 2, TimeOff: 6, Leave: 7, Other: 8, OffsiteWork: 9 } as const;

/** The action on an absence in a notification (absence.13). */
export const notifiedAbsenceAction = {
  create: 1,
  approveRequest: 2,
  declineRequest: 3,
  approveDelete: 4,
  declineDelete: 5,
  delete: 6,
  requestNew: 7,
  requestDelete: 8,
  requestUpdate: 9,
  approveUpdate: 10,
  declineUpdate: 11,
  cancelUpdate: 12,
} as const;
export type NotifiedAbsenceAction = keyof typeof notifiedAbsenceAction;

/** The status of a transfer of vacation days to the next year (absence.35). */
export const transferStatus = { pending: 1, approved: 2, declined: 3 } as const;
