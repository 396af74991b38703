import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { work: 'Bakgrunnsjobber' },
  changed: { work: '{actor} endret en bakgrunnsjobb' },
  actions: {
    tryWorkAgain: '{actor} startet en mislykket bakgrunnsjobb på nytt',
    cancelWork: '{actor} avbrøt en bakgrunnsjobb',
  },
};
