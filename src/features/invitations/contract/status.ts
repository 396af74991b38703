/** The states of an invitation (invitations.2). */
export const invitationStatuses = ['Pending', 'Reminded', 'Opened', 'CredentialsCreated', 'FullUserCreated', 'Cancelled'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** What may happen to an invitation. */
export const invitationEvents = ['remind', 'open', 'accept', 'complete', 'withdraw', 'leave'] as const;
export type InvitationEvent = (typeof invitationEvents)[number];

const waiting = {
  remind: 'Reminded',
  open: 'Opened',
  accept: 'CredentialsCreated',
  withdraw: 'Cancelled',
  leave: 'Cancelled',
} as const satisfies Partial<Record<InvitationEvent, InvitationStatus>>;

/** The whole life of an invitation; what does not stand here cannot happen. */
export const transitions: Readonly<Record<InvitationStatus, Partial<Record<InvitationEvent, InvitationStatus>>>> = {
  Pending: waiting,
  Reminded: waiting,
  Opened: waiting,
  // The person is in; whoever wants them out deactivates them.
  CredentialsCreated: { complete: 'FullUserCreated', leave: 'Cancelled' },
  FullUserCreated: {},
  Cancelled: {},
};

/** The state after something happened; undefined when it cannot happen in this state. */
export function nextStatus(status: InvitationStatus, event: InvitationEvent): InvitationStatus | undefined {
  return transitions[status][event];
}

/** The states in which the link still waits for its person. */
export const openStatuses: readonly InvitationStatus[] = invitationStatuses.filter((status) => nextStatus(status, 'accept') !== undefined);

export const isOpen = (status: InvitationStatus): boolean => openStatuses.includes(status);

/** How many days a link holds; a reminder gives as many again (invitations.3). */
export const invitationDays = 14;
