/** What fields and values of messages to Slack are called. */
export const enSlackFields = {
  slackJob: {
    name: 'Name',
    kind: 'What it says',
    language: 'Language',
    lastSentAt: 'Last sent',
    offSince: 'Turned off',
    offEnding: 'Why it was turned off',
    timesForbidden: 'Times refused in a row',
  },
  slackPost: { slackJobId: 'Message', day: 'Day', state: 'Status', attempts: 'Attempts', nextTryAt: 'Next attempt', changedAt: 'Changed' },
};

export const enSlackValues = {
  slackJob: {
    kind: { absenceTomorrow: 'Who is away tomorrow', birthdaysToday: 'Birthdays today' },
    language: { no: 'Norwegian', en: 'English' },
    offEnding: { archived: 'The channel is archived', removed: 'The address was removed', refused: 'Refused three times' },
  },
  slackPost: {
    state: {
      waiting: 'Waiting',
      sending: 'Being sent',
      sent: 'Sent',
      nothing: 'Nothing to tell',
      late: 'Too late',
      refused: 'Refused',
      uncertain: 'Uncertain',
    },
  },
};
