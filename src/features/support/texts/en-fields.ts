import type { FieldWords } from '#kernel/contract/texts.ts';

/** Words for what is kept about the vendor’s visits, in the log and in takeouts. */
export const enFields = {
  records: {
    supportVisit: 'Visits from Samspill’s support',
  },
  fields: {
    allowSupport: 'Support access',
    allowSupportUntil: 'Last day of support access',
  },
  fieldsOf: {
    supportVisit: {
      email: 'E-mail',
      viewedCompanyUserId: 'Viewed as',
      beganAt: 'From',
      until: 'At the latest until',
      endedAt: 'To',
      seenAt: 'Seen',
    },
  },
} satisfies FieldWords;
