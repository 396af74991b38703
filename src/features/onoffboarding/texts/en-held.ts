/** The tasks about what somebody who leaves holds elsewhere, by its key. */
export const enHeld = {
  heldContracts: 'Hand over responsibility for contracts',
  heldReports: 'Give those who report to the person another manager',
  heldOnlyAdmin: 'Make someone else System Admin',
  gdprTreatments: 'Hand over processing activities in the record',
  notificationRules: 'Take over notification rules',
  signingAsked: 'Follow up signing requests the person has sent',
  signingAwaited: 'Get the person to sign what is waiting, or ask someone else',
  absenceRequests: 'Answer open absence requests',
  vacationTransfers: 'Answer open requests to transfer vacation',
  apiKeys: 'Replace API keys that stop working',
  director: 'Choose a new director',
  tasks: 'Hand over open tasks',
  calendarAddresses: 'See who needs the calendar subscriptions that end',
  other: 'See what to hand over',
} as const;
