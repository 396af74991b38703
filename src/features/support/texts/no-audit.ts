import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    supportVisit: 'Besøk av brukerstøtte',
  },
  changed: {
    supportVisit: '{actor} så på virksomheten',
  },
  actions: {
    enterAsSupport: '{actor} begynte å se på virksomheten',
    leaveAsSupport: '{actor} sluttet å se på virksomheten',
  },
};
