/** The states of an invitation (invitations.2). */
export const invitationStatuses = ['Pending', 'Reminded', 'Opened', 'CredentialsCreated', 'FullUserCreated', 'Cancelled'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** The events of an invitation. */
export const invitationEvents = ['remind', 'open', 'accept', 'complete', 'withdraw', 'leave'] as const;
export type InvitationEvent = (typeof invitationEvents)[number];

const waiting = {
  remind: 'Reminded',
  open: 'Opened',
  accept: 'CredentialsCreated',
  withdraw: 'Cancelled',
  leave: 'Cancelled',
} as const satisfies Partial<Record<InvitationEvent, InvitationStatus>>;

/** All transitions of an invitation; any other is refused. */
export const transitions: Readonly<Record<InvitationStatus, Partial<Record<InvitationEvent, InvitationStatus>>>> = {
  Pending: waiting,
  Reminded: waiting,
  Opened: waiting,
  // The person has access; to remove it, deactivate them.
  CredentialsCreated: { complete: 'FullUserCreated', leave: 'Cancelled' },
  FullUserCreated: {},
  Cancelled: {},
};

/** The status after an event; undefined when the event is not allowed. */
export function nextStatus(status: InvitationStatus, event: InvitationEvent): InvitationStatus | undefined {
  return transitions[status][event];
}

/** The statuses in lists and files; an expired link is a separate status there. */
export const shownStatuses = [...invitationStatuses, 'expired'] as const;
export type ShownStatus = (typeof shownStatuses)[number];

export const shownStatusOf = (of: { invitationStatus: InvitationStatus; isExpired: boolean }): ShownStatus =>
  of.isExpired ? 'expired' : of.invitationStatus;

/** The statuses in which the link can still be accepted. */
export const openStatuses: readonly InvitationStatus[] = invitationStatuses.filter((status) => nextStatus(status, 'accept') !== undefined);

export const isOpen = (status: InvitationStatus): boolean => openStatuses.includes(status);

/** How many days a link is valid; a reminder extends it by the same number (invitations.3). */
export const invitationDays = 14;
