import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    company: 'Virksomhet',
  },
  changed: {
    company: '{actor} endret opplysninger om virksomheten',
  },
  actions: {
    createCompany: '{actor} registrerte virksomheten',
    setDirector: '{actor} pekte ut daglig leder',
    updateCompanySettings: '{actor} endret innstillingene for virksomheten',
  },
};
