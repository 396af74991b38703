/** What the log says of takeouts; the order in which a sentence is sought: kernel/web/audit-words.ts. */
export const enAudit = {
  entities: {},
  changed: {},
  actions: {
    takeOutPerson: '{actor} took out everything {whose, select, you {about you} own {about themselves} other {about {subject}}}',
  },
} as const;
