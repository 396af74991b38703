import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {},
  changed: {},
  actions: {
    takeOutPerson: '{actor} tok ut alt {whose, select, you {om deg} own {om seg selv} other {om {subject}}}',
    deleteCompany: '{actor} ba om at virksomheten slettes',
    cancelDelete: '{actor} avbrøt slettingen av virksomheten',
  },
};
