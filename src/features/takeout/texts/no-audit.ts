import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { companyTakeout: 'Uttrekk av virksomheten' },
  changed: { companyTakeout: '{actor} tok ut hele virksomheten' },
  actions: {
    takeOutPerson: '{actor} tok ut alt {whose, select, you {om deg} own {om seg selv} other {om {subject}}}',
    takeOutCompany: '{actor} ba om et uttrekk av hele virksomheten',
    downloadTakeout: '{actor} lastet ned et uttrekk av hele virksomheten',
    deleteCompany: '{actor} ba om at virksomheten slettes',
    cancelDelete: '{actor} avbrøt slettingen av virksomheten',
  },
};
