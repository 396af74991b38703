import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { work: 'Bakgrunnsjobber' },
  changed: { work: '{actor} endret arbeid i bakgrunnen' },
  actions: {
    tryWorkAgain: '{actor} startet mislykket arbeid i bakgrunnen på nytt',
    cancelWork: '{actor} avbrøt arbeid i bakgrunnen',
  },
};
