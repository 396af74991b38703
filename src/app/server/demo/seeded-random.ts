/** A deterministic random generator by seed, so that every demo and benchmark has the same people. */
export interface Random {
  /** From 0 up to but not including 1. */
  share: () => number;
  /** A whole number from `low` to `high`, inclusive. */
  between: (low: number, high: number) => number;
  may: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
}

/** A 32-bit generator (mulberry32): small, fast and uniform enough for fictional people. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + Math.floor(share() * (high - low + 1));
  return {
    share,
    between,
    may: (probability) => share() < probability,
    pick: (from) => {
      const one = from[between(0, from.length - 1)];
      if (one === undefined) throw new Error('Nothing to pick from');
      return one;
    },
  };
}
