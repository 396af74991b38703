/** What fields and values of messages to Slack are called. */
export const noSlackFields = {
  slackJob: {
    name: 'Navn',
    kind: 'Hva den forteller',
    language: 'Språk',
    lastSentAt: 'Sist sendt',
    offSince: 'Slått av',
    offEnding: 'Hvorfor den ble slått av',
    timesForbidden: 'Antall avvisninger på rad',
  },
  slackPost: { slackJobId: 'Melding', day: 'Dag', state: 'Status', attempts: 'Forsøk', nextTryAt: 'Neste forsøk', changedAt: 'Endret' },
};

export const noSlackValues = {
  slackJob: {
    kind: { absenceTomorrow: 'Hvem som er borte i morgen', birthdaysToday: 'Bursdager i dag' },
    language: { no: 'Norsk', en: 'Engelsk' },
    offEnding: { archived: 'Kanalen er arkivert', removed: 'Adressen er fjernet', refused: 'Avvist tre ganger' },
  },
  slackPost: {
    state: {
      waiting: 'Venter',
      sending: 'Sendes',
      sent: 'Sendt',
      nothing: 'Ingenting å fortelle',
      late: 'For sent',
      refused: 'Avvist',
      uncertain: 'Usikkert',
    },
  },
};
