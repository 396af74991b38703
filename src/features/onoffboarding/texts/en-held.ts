/** The tasks about what somebody who leaves holds elsewhere, by its key. */
export const enHeld = {
  heldContracts: 'Hand over responsibility for contracts',
  heldReports: 'Give those who report to the person another manager',
  heldOnlyAdmin: 'Make somebody else System Admin',
  gdprTreatments: 'Hand over treatments in the GDPR protocol',
  notificationRules: 'Take over notification rules',
  signingAsked: 'Follow up requests for signing that the person sent',
  signingAwaited: 'Get what the person has to sign signed, or ask somebody else',
  absenceRequests: 'Answer open absence requests',
  vacationTransfers: 'Answer open requests to transfer vacation',
  apiKeys: 'Replace API keys that stop working',
  director: 'Name a new director',
  tasks: 'Hand over open tasks',
  calendarAddresses: 'See who needs the calendars that end',
  other: 'See what has to be handed over',
} as const;
