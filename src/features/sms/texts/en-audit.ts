/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { smsMessage: 'Text message' },
  changed: { smsMessage: '{actor} changed a text message' },
  actions: {
    sendMessage: '{actor} sent a text message',
    planMessage: '{actor} planned a text message',
    'begin-message':
      '{outcome, select, nobody {A planned text message went to nobody, as nobody could get it any more} senderGone {A planned text message went to nobody, as its sender may not send text messages any more} ending {A planned text message went to nobody, as the company is about to be deleted} closed {A planned text message went to nobody, as the company has no text messages now} other {A planned text message was sent}}',
    resendMessage: '{actor} sent a text message again to those who did not get it',
    cancelMessage:
      '{actor} {outcome, select, sent {stopped sending a text message to those who were still waiting} failed {stopped sending a text message to those who were still waiting} other {cancelled a text message}}',
    'erase-old-messages': 'The text and the numbers of a text message were deleted after 12 months',
    'fail-message': 'A text message {outcome, select, uncertain {may not have reached everyone} other {did not reach everyone}}',
  },
} as const;
