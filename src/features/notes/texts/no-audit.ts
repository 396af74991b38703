import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    note: 'Notat',
  },
  changed: {
    note: '{actor} endret et notat {whose, select, thing {om «{what}»} self {om deg selv} you {om deg} own {om seg selv} other {om {subject}}}',
  },
  calls: {
    createNote:
      '{actor} skrev et notat {whose, select, thing {om «{what}»} self {om deg selv} you {om deg} own {om seg selv} other {om {subject}}}',
    updateNote:
      '{actor} endret et notat {whose, select, thing {om «{what}»} self {om deg selv} you {om deg} own {om seg selv} other {om {subject}}}',
    updateNoteStatus:
      '{actor} {outcome, select, 1 {hentet tilbake} 2 {arkiverte} 3 {slettet} other {endret}} et notat {whose, select, thing {om «{what}»} self {om deg selv} you {om deg} own {om seg selv} other {om {subject}}}',
    deleteNote:
      '{actor} slettet et notat {whose, select, thing {om «{what}»} self {om deg selv} you {om deg} own {om seg selv} other {om {subject}}}',
    getNotes:
      '{actor} så på notatene {whose, select, thing {om «{what}»} self {om deg selv} you {om deg} own {om seg selv} other {om {subject}}}',
  },
  actions: {},
};
