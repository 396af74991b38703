import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { paymentCard: 'Betalingskort' },
  changed: { paymentCard: '{actor} endret kortet som slutter på {what}' },
  actions: {
    confirmCard: '{actor} la til kortet som slutter på {what}',
    enterCard: '{actor} la inn et testkort',
    answerPayment: '{actor} besvarte en testbetaling',
  },
};
