import { textOf, type Cell } from '#kernel/server/sheets/rules/cell.ts';
import { folding } from '#kernel/server/sheets/rules/likeness.ts';
import { readInterval as readAnyInterval } from '#kernel/server/sheets/rules/read-interval.ts';
import type { Interval } from '#kernel/server/sheets/rules/read-amount.ts';
import { readYesOrNo } from '#kernel/server/sheets/rules/read-yes-or-no.ts';
import { wordReader } from '#kernel/server/sheets/rules/word-reader.ts';
import {
  contractStatus,
  contractType,
  valueInterval,
  type ContractStatus,
  type ContractType,
  type ValueInterval,
} from '../../../contract/kinds.ts';

// Folded: å = a, ø = o, æ = ae; a hyphen stands for a space inside one entry.
const statusWord = wordReader<keyof typeof contractStatus>({
  active: 'aktiv active gjeldende gyldig lopende i-kraft in-force current valid ongoing signert signed ja yes',
  inactive: 'inaktiv inactive avsluttet utlopt utgatt expired ended closed opphort deaktivert arkivert archived nei no',
  termination: 'oppsagt under-oppsigelse oppsigelse sagt-opp terminated termination cancelled canceled under-termination notice-given',
  onTrial: 'prove pa-prove proveperiode i-proveperiode pilot trial on-trial trial-period in-trial-period test',
});
const typeWord = wordReader<keyof typeof contractType>({
  automatic:
    'automatisk auto automatic automatisk-fornyelse fornyes fornyes-automatisk lopende rullerende rolling renewing renews auto-renew automatic-renewal evergreen tidsubestemt fornyes-av-seg-selv renews-by-itself renews-automatically',
  ending:
    'tidsbegrenset bestemt-tid utloper avsluttes ending ends fixed fixed-term fast-tid engangs engangsavtale manuell manuelt manual fornyes-ikke ikke-automatisk tidsavgrenset tar-slutt',
});
const ongoing =
  /^(?:lopende\w*|ongoing|lopende avtale|tidsubestemt|ubestemt(?: tid)?|pa ubestemt tid|indefinite(?:ly)?|until further notice|inntil videre|til oppsigelse|evig\w*|perpetual|evergreen|ingen(?: sluttdato| slutt)?|none|open ended|rullerende|rolling)$/;

/** The status of a contract by its name; undefined when the word is none. */
export function readStatus(cell: Cell): ContractStatus | null | undefined {
  const word = statusWord(cell);
  return word ? contractStatus[word] : word;
}

const expired = wordReader<'expired'>({ expired: 'utlopt utgatt expired ended' });

/** True for a word that only says that the end is past, which the end itself says. */
export function isExpired(cell: Cell): boolean {
  return expired(cell) === 'expired';
}

/** Whether a contract renews by itself: `automatisk`, `ja`, `tidsbegrenset`. */
export function readType(cell: Cell): ContractType | null | undefined {
  const word = typeWord(cell);
  if (word) return contractType[word];
  const answer = readYesOrNo(cell);
  return answer ? (answer === 'yes' ? contractType.automatic : contractType.ending) : answer;
}

/** True for a word that says there is no end: `løpende`, `ongoing`. */
export function isOngoing(cell: Cell): boolean {
  return ongoing.test(folding(textOf(cell)));
}

const known: Partial<Record<Interval, ValueInterval>> = {
  monthly: valueInterval.month,
  yearly: valueInterval.year,
  hourly: valueInterval.hour,
};

/** What an amount is for; undefined where contracts know no such interval. */
export function valueIntervalOf(interval: Interval): ValueInterval | undefined {
  return known[interval];
}

export function readValueInterval(cell: Cell): ValueInterval | null | undefined {
  const interval = readAnyInterval(cell);
  return interval ? valueIntervalOf(interval) : interval;
}
