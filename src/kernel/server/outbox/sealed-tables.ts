import { sealContextOf } from '../mail/queue-mail.ts';
import type { SealedTable } from '../sealed-tables.ts';
import { sealContextOfSms } from '../sms/queue-sms.ts';

/** What is on its way out: it carries codes and secret links. */
export const sealedOutbox: readonly SealedTable[] = [
  {
    table: 'mail',
    isOfCompanies: false,
    key: { id: 'uuid' },
    columns: ['subject', 'text', 'html', 'unsubscribe_url', 'attachments'],
    placeOf: ({ key }, column) => sealContextOf(String(key['id']), column),
  },
  {
    table: 'sms',
    isOfCompanies: false,
    key: { id: 'uuid' },
    columns: ['text'],
    placeOf: ({ key }) => sealContextOfSms(String(key['id'])),
  },
];
