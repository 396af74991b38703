import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: {
    supportVisit: 'Besøk fra brukerstøtten til Samspill',
  },
  fields: {
    allowSupport: 'Tilgang for brukerstøtte',
    allowSupportUntil: 'Siste dag for brukerstøtten',
  },
  fieldsOf: {
    supportVisit: {
      email: 'E-post',
      viewedCompanyUserId: 'Sett som',
      beganAt: 'Fra',
      until: 'Senest til',
      endedAt: 'Til',
      seenAt: 'Sett',
    },
  },
};
