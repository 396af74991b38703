import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enReasons } from './en-reasons.ts';

export const noReasons: TextsLike<typeof enReasons> = {
  deadline:
    'Avtalen {named, select, yes {«{name}» } other {}}med {party} {kind, select, renewal {{when, select, past {ble fornyet {date}.} today {fornyes i dag.} tomorrow {fornyes i morgen.} other {fornyes om {days, plural, one {# dag} other {# dager}}, {date}.}}} other {{when, select, past {gikk ut {date}.} today {går ut i dag.} tomorrow {går ut i morgen.} other {går ut om {days, plural, one {# dag} other {# dager}}, {date}.}}}}',
  actBy: '{kind, select, renewal {Vil dere avslutte den, må dere si opp innen {date}.} other {Siste dag for å si den opp er {date}.}}',
};
