import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { companyTakeout: 'Eksport av virksomheten' },
  changed: { companyTakeout: '{actor} eksporterte alt om virksomheten' },
  actions: {
    takeOutPerson: '{actor} lastet ned alt {whose, select, self {om deg selv} you {om deg} own {om seg selv} other {om {subject}}}',
    takeOutCompany: '{actor} bestilte en eksport av alt om virksomheten',
    downloadTakeout: '{actor} lastet ned en eksport av alt om virksomheten',
    deleteCompany: '{actor} ba om at virksomheten slettes',
    cancelDelete: '{actor} avbrøt slettingen av virksomheten',
  },
};
