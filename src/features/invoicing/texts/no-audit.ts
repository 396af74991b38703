import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { invoice: 'Faktura' },
  changed: { invoice: 'En faktura ble endret' },
  actions: {
    'credit-invoice': 'Leverandøren krediterte en faktura',
    'write-off-invoice': 'Leverandøren avskrev en faktura',
    'book-payment': 'Leverandøren registrerte en betaling av en faktura',
    'refund-payment': 'Leverandøren registrerte at betalingen av en faktura ble tilbakeført',
  },
};
