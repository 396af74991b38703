import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    supportVisit: 'Besøk av brukerstøtte',
  },
  changed: {
    supportVisit: '{actor} så inn i virksomheten',
  },
  actions: {
    enterAsSupport: '{actor} gikk inn for å se',
    leaveAsSupport: '{actor} gikk ut igjen',
  },
};
