import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

const messageFields = {
  text: 'Tekst',
  sender: 'Avsender',
  usesCompanyName: 'Sendt i virksomhetens navn',
  status: 'Status',
  sentAt: 'Sendt',
  sendAt: 'Planlagt til',
  recipients: 'Antall mottakere',
  parts: 'Deler',
  cancelled: 'Mottakere som ikke får den',
  again: 'Mottakere som får den på nytt',
  isErased: 'Slettet',
};
const messageStatus = { planned: 'Planlagt', queued: 'I kø', sent: 'Sendt', failed: 'Feilet', cancelled: 'Avbrutt' };

const recipientStatus = {
  queued: 'I kø',
  sent: 'Sendt',
  delivered: 'Levert',
  failed: 'Feilet',
  uncertain: 'Usikkert',
  cancelled: 'Avbrutt',
};

export const noFields: TextsLike<typeof enFields> = {
  records: {
    smsMessage: 'Sendte tekstmeldinger',
    smsRecipient: 'Mottatte tekstmeldinger',
    gotSmsMessage: 'Hva mottatte tekstmeldinger sa',
    smsMonth: 'Tekstmeldinger per måned',
  },
  fieldsOf: {
    smsMessage: messageFields,
    gotSmsMessage: messageFields,
    smsRecipient: {
      messageId: 'Melding',
      place: 'Plass i listen',
      phoneNumber: 'Nummer',
      status: 'Status',
      parts: 'Deler',
      month: 'Kvotemåned',
      reason: 'Hvorfor den feilet',
      attempts: 'Ganger sendt',
      formerStatus: 'Status før den ble sendt på nytt',
      formerPhoneNumber: 'Nummer før den ble sendt på nytt',
      formerMonth: 'Kvotemåned før den ble sendt på nytt',
      formerParts: 'Deler før den ble sendt på nytt',
      changedAt: 'Endret',
    },
    smsMonth: { month: 'Måned', parts: 'Deler' },
  },
  values: { area: { sms: 'Tekstmeldinger' } },
  valuesOf: {
    smsMessage: { status: messageStatus },
    gotSmsMessage: { status: messageStatus },
    smsRecipient: { status: recipientStatus, formerStatus: recipientStatus },
  },
};
