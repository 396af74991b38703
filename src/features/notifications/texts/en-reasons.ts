/**
 * Names of reasons, and the sentences of this feature's own. `when` is past, today, tomorrow or later; `own` is yes where the reader is the
 * person it is about.
 */
export const enReasons = {
  names: {
    Birthday: 'Birthday',
    SameDayBirthday: 'Birthday today',
    WorkAnniversary: 'Work anniversary',
    UserCreated: 'New person',
    SalaryAccountNumberChanged: 'Salary account changed',
    PendingUserInvitation: 'Invitation not answered',
    PendingUserUpdateInformation: 'Details missing',
    CompanyReport: 'Company report',
    PendingContractSignature: 'Signature missing',
    PromptToAddAbsence: 'Book your vacation',
    AbsenceRequestNotificationEmployees: 'Answer to your request',
    AbsenceRequestNotificationAdmins: 'Request to decide',
    GdprSubmoduleUpdated: 'GDPR document updated',
    ContractNotifications: 'Contract deadline',
    NotesNotificationsMain: 'Reminder',
    NotesNotificationsPersonal: 'Personal reminder',
    OnOffBoardingTaskResponsible: 'Your task',
    TaskResponsible: 'Task to do',
  },
  birthday:
    '{own, select, yes {Happy birthday!} other {{when, select, past {{name} had a birthday on {date}.} today {{name} has a birthday today.} tomorrow {{name} has a birthday tomorrow.} other {{name} has a birthday in {days, plural, one {# day} other {# days}}, on {date}.}}}}',
  anniversary:
    '{own, select, yes {{when, select, past {You had worked here for {years, plural, one {# year} other {# years}} on {date}.} today {You have worked here for {years, plural, one {# year} other {# years}} today.} tomorrow {You will have worked here for {years, plural, one {# year} other {# years}} tomorrow.} other {On {date} you will have worked here for {years, plural, one {# year} other {# years}}.}}} other {{when, select, past {{name} had worked here for {years, plural, one {# year} other {# years}} on {date}.} today {{name} has worked here for {years, plural, one {# year} other {# years}} today.} tomorrow {{name} will have worked here for {years, plural, one {# year} other {# years}} tomorrow.} other {In {days, plural, one {# day} other {# days}}, on {date}, {name} will have worked here for {years, plural, one {# year} other {# years}}.}}}}',
  userCreated: '{own, select, yes {You have been added.} other {{name} has been added.}}',
  accountChanged:
    '{own, select, yes {Your salary account number has been changed.} other {The salary account number of {name} has been changed.}}',
  report:
    'Company report for {period}: {joined, plural, =0 {nobody} one {# person} other {# people}} joined and {left, plural, =0 {nobody} one {# person} other {# people}} left. {openRequests, plural, =0 {No request is waiting} one {# request is waiting} other {# requests are waiting}}, {waitingInvitations, plural, =0 {no invitation is unanswered} one {# invitation is unanswered} other {# invitations are unanswered}}, and {failedDeliveries, plural, =0 {every message got through.} one {# message did not get through.} other {# messages did not get through.}}',
  reminder:
    '{when, select, past {Reminder from {date}: your note on {what}.} today {Reminder for today: your note on {what}.} tomorrow {Reminder for tomorrow: your note on {what}.} other {Reminder in {days, plural, one {# day} other {# days}}, on {date}: your note on {what}.}}',
  task: '{when, select, past {Your task was due on {date}.} today {Your task is due today.} tomorrow {Your task is due tomorrow.} other {Your task is due in {days, plural, one {# day} other {# days}}, on {date}.}}',
  closedSince: '{reason}: you no longer have access to what this was about.',
  closed: 'Your subscription no longer includes this, so you only get notifications until {date}.',
  integration: {
    failing: '{system} has not answered for a while, so we cannot compare people with it. Check the connection.',
    disabled: '{system} does not accept the key. Replace it to continue.',
    differing: '{count, plural, one {# person has} other {# people have}} different details here and in {system}.',
    switchedOff: 'Slack no longer accepts the message “{name}”, so we have turned it off. Create it again with a new address.',
  },
  subscription: {
    trialSoon: 'The trial ends on {date}. Choose a plan before then to keep access to everything.',
    trialTomorrow: 'The trial ends on {date}. Choose a plan to keep access to everything.',
    trialOver: 'The trial has ended, and the company is on the free plan. Nothing is deleted.',
    cardDeclined: 'The card was declined for invoice {invoice}. We will try again on {date}.',
    cardMissing: 'There is no card to charge for invoice {invoice}. Pay it as an ordinary invoice.',
    cardGivenUp: 'The card was declined for invoice {invoice}, and we will not try again. Pay it as an ordinary invoice.',
    locked: 'Invoice {invoice} has not been paid, so you only have what the free plan includes until you pay it.',
    tierRaised: 'A plan continues at a higher level than you chose, because you use more.',
    purchased: 'The payment is complete, and you can use the plans you bought.',
    purchaseFailed: 'The payment did not go through, so nothing was bought. Your choices are kept.',
    paidAsBalance:
      'The card was charged after the order had failed. Nothing was bought with it, and the amount is kept as credit for your next invoices.',
    ended: 'The subscription has ended, and the company is on the free plan. Nothing is deleted.',
  },
  somebody: 'Someone',
  aRecord: 'a record',
};
