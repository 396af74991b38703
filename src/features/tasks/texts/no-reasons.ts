import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enReasons } from './en-reasons.ts';

export const noReasons: TextsLike<typeof enReasons> = {
  due: '{when, select, past {Oppgaven din «{title}» om {record} hadde frist {date}.} today {Oppgaven din «{title}» om {record} har frist i dag.} tomorrow {Oppgaven din «{title}» om {record} har frist i morgen.} other {Oppgaven din «{title}» om {record} har frist om {days, plural, one {# dag} other {# dager}}, {date}.}}',
  given: 'Du har fått en oppgave om {record}: «{title}».',
  givenWithDay:
    '{when, select, past {Du har fått en oppgave om {record}: «{title}». Fristen var {date}.} today {Du har fått en oppgave om {record}: «{title}». Fristen er i dag.} other {Du har fått en oppgave om {record}: «{title}». Fristen er {date}.}}',
  others:
    '{when, select, past {{name} har en oppgave som hadde frist {date}.} today {{name} har en oppgave med frist i dag.} other {{name} har en oppgave med frist {date}.}}',
};
