/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    absence: 'Absence',
    vacationDays: 'Vacation days',
    vacationTransfer: 'Transfer of vacation',
    careDays: 'Care days',
    workWeek: 'Working days',
    companyWorkWeek: 'Working days of the company',
    absenceSettings: 'Absence settings',
    absenceDeputy: 'Deputy',
    absenceFeed: 'Calendar address',
    absencePrompt: 'Reminder to book vacation',
  },
  changed: {
    absence: '{actor} changed {whose, select, you {your absence} own {their own absence} other {the absence of {subject}}}',
    vacationDays:
      '{actor} changed {whose, select, you {your vacation days} own {their own vacation days} other {the vacation days of {subject}}}',
    vacationTransfer: '{actor} changed a transfer of vacation for {subject}',
    careDays: '{actor} changed the care days of {subject}',
    workWeek: '{actor} changed {whose, select, you {your working days} own {their own working days} other {the working days of {subject}}}',
    companyWorkWeek: '{actor} changed the working days of the company',
    absenceSettings: '{actor} changed the settings for absence',
    absenceDeputy: '{actor} changed the deputy of {subject}',
    absenceFeed: '{actor} changed a calendar address',
    absencePrompt: '{actor} reminded people to book vacation',
  },
  actions: {
    addAbsence:
      '{actor} {outcome, select, 7 {requested} other {entered}} absence {whose, select, self {} you {for you} own {} other {for {subject}}}',
    approveAbsenceRequest: '{actor} approved {whose, select, you {your request} own {their own request} other {the request of {subject}}}',
    declineAbsenceRequest: '{actor} declined {whose, select, you {your request} own {their own request} other {the request of {subject}}}',
    decideMany:
      '{actor} {outcome, select, 2 {approved} 4 {approved} 10 {approved} 3 {declined} 5 {declined} 11 {declined} other {decided}} {whose, select, you {your request} own {their own request} other {the request of {subject}}}',
    undoDecision:
      '{actor} undid the decision on {whose, select, you {your request} own {their own request} other {the request of {subject}}}',
    undoAddToAll:
      '{actor} undid the absence added for everyone {whose, select, self {for yourself} you {for you} own {for themselves} other {for {subject}}}',
    updateAbsence:
      '{actor} {outcome, select, 9 {asked to change} other {changed}} {whose, select, you {your absence} own {their own absence} other {the absence of {subject}}}',
    deleteAbsence:
      '{actor} {outcome, select, 8 {asked to delete} other {deleted}} {whose, select, you {your absence} own {their own absence} other {the absence of {subject}}}',
    cancelAbsenceUpdate:
      '{actor} withdrew a request to change {whose, select, you {your absence} own {their own absence} other {the absence of {subject}}}',
    transferVacationDays:
      '{actor} {outcome, select, true {transferred} false {asked to transfer} other {changed a transfer of}} vacation for {subject}',
    approveVacationDaysTransfer: '{actor} approved a transfer of vacation for {subject}',
    rejectVacationDaysTransfer: '{actor} declined a transfer of vacation for {subject}',
    undoTransferDecision: '{actor} undid the decision on a transfer of vacation for {subject}',
    correctBalance:
      '{actor} corrected {whose, select, you {your vacation days} own {their own vacation days} other {the vacation days of {subject}}}',
    updateCompanyUserAvailableVacationDays:
      '{actor} changed {whose, select, you {your vacation days} own {their own vacation days} other {the vacation days of {subject}}}',
    setCareDays: '{actor} changed the care days of {subject}',
    setWorkWeek: '{actor} changed working days',
    setWorkWeek_workWeek:
      '{actor} changed {whose, select, you {your working days} own {their own working days} other {the working days of {subject}}}',
    setWorkWeek_companyWorkWeek: '{actor} changed the working days of the company',
    acknowledgeAbsenceWelcomeScreen: '{actor} opened the absence calendar for the first time',
    updateSettings: '{actor} changed the settings for absence',
    setDeputy: '{actor} chose a deputy',
    promptToAddAbsence: '{actor} reminded people to book vacation',
    planPrompt: '{actor} planned a reminder to several people to book vacation',
    undoPrompt: '{actor} undid a reminder to book vacation before it was sent',
    'send-prompt':
      '{outcome, select, nobody {A reminder to book vacation went to nobody, as nobody was left to remind} senderGone {A reminder to book vacation went to nobody, as its sender may not remind anyone any more} ending {A reminder to book vacation went to nobody, as the company is about to be deleted} closed {A reminder to book vacation went to nobody, as the company has no absence calendar now} failed {A reminder to book vacation was not sent, as sending it failed} other {A reminder to book vacation was sent}}',
    createFeed: '{actor} created a calendar address',
    rotateFeed: '{actor} replaced a calendar address',
    deleteFeed: '{actor} deleted a calendar address',
    exportAbsences: '{actor} exported a list of absences',
    exportPendingRequests: '{actor} exported a list of requests to decide',
    exportRespondedRequests: '{actor} exported a list of decided requests',
    exportCalendar: '{actor} exported the absence calendar',
  },
} as const;
