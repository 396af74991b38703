import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enReasons } from './en-reasons.ts';

export const noReasons: TextsLike<typeof enReasons> = {
  due: '{when, select, past {Boken «{title}» skulle vært levert {date}.} today {Boken «{title}» skal leveres i dag.} other {Du har lånt «{title}». Lever den senest {date}.}}',
  lent: 'Du har lånt «{title}».',
  others:
    '{when, select, past {{name} har boken «{title}», som skulle vært levert {date}.} other {{name} har boken «{title}», som skal leveres {date}.}}',
};
