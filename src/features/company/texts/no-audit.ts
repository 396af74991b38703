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
    setDirector: '{actor} valgte daglig leder',
    updateCompanyDetails: '{actor} endret opplysningene om virksomheten',
    updateCompanyInterests: '{actor} valgte hva virksomheten bruker Samspill til',
    updateCompanySettings: '{actor} endret innstillingene for virksomheten',
    'end-support-access': 'Tilgangen for brukerstøtte tok slutt etter den siste dagen',
  },
};
