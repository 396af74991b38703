/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    note: 'Note',
  },
  changed: {
    note: '{actor} changed a note {whose, select, thing {on “{what}”} self {about yourself} you {about you} own {about themselves} other {about {subject}}}',
  },
  calls: {
    createNote:
      '{actor} wrote a note {whose, select, thing {on “{what}”} self {about yourself} you {about you} own {about themselves} other {about {subject}}}',
    updateNote:
      '{actor} changed a note {whose, select, thing {on “{what}”} self {about yourself} you {about you} own {about themselves} other {about {subject}}}',
    updateNoteStatus:
      '{actor} {outcome, select, 1 {restored} 2 {archived} 3 {deleted} other {changed}} a note {whose, select, thing {on “{what}”} self {about yourself} you {about you} own {about themselves} other {about {subject}}}',
    deleteNote:
      '{actor} deleted a note {whose, select, thing {on “{what}”} self {about yourself} you {about you} own {about themselves} other {about {subject}}}',
    getNotes:
      '{actor} looked at the notes {whose, select, thing {on “{what}”} self {about yourself} you {about you} own {about themselves} other {about {subject}}}',
  },
  actions: {},
} as const;
