import type { FieldWords } from '#kernel/contract/texts.ts';

const messageFields = {
  text: 'Text',
  sender: 'Sender',
  usesCompanyName: 'Sent in the company’s name',
  status: 'Status',
  sentAt: 'Sent',
  sendAt: 'Planned for',
  recipients: 'Number of recipients',
  parts: 'Parts',
  cancelled: 'Recipients who do not get it',
  again: 'Recipients who get it again',
  isErased: 'Deleted',
};
const messageStatus = { planned: 'Planned', queued: 'Queued', sent: 'Sent', failed: 'Failed', cancelled: 'Cancelled' };

const recipientStatus = {
  queued: 'Queued',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Failed',
  uncertain: 'Uncertain',
  cancelled: 'Cancelled',
};

/** Words for what is kept about text messages, in the log and in takeouts. */
export const enFields = {
  records: {
    smsMessage: 'Text messages sent',
    smsRecipient: 'Text messages received',
    gotSmsMessage: 'What text messages received said',
    smsMonth: 'Text messages by month',
  },
  fieldsOf: {
    smsMessage: messageFields,
    gotSmsMessage: messageFields,
    smsRecipient: {
      messageId: 'Message',
      place: 'Place in the list',
      phoneNumber: 'Number',
      status: 'Status',
      parts: 'Parts',
      month: 'Quota month',
      reason: 'Why it failed',
      attempts: 'Times sent',
      formerStatus: 'Status before it was sent again',
      formerPhoneNumber: 'Number before it was sent again',
      formerMonth: 'Quota month before it was sent again',
      formerParts: 'Parts before it was sent again',
      changedAt: 'Changed',
    },
    smsMonth: { month: 'Month', parts: 'Parts' },
  },
  values: { area: { sms: 'Text messages' } },
  valuesOf: {
    smsMessage: { status: messageStatus },
    gotSmsMessage: { status: messageStatus },
    smsRecipient: { status: recipientStatus, formerStatus: recipientStatus },
  },
} satisfies FieldWords;
