import { load } from './load.ts';
import type { Figures, Target } from './load.ts';
import type { Server } from './product.ts';

interface Side {
  server: Server;
  target: Target;
}

/** A request and the bare route that sends the same statement. */
export interface Pair {
  name: string;
  bare: Figures;
  ours: Figures;
}

/** Loads the bare route and then the product. */
export async function pair(name: string, bare: Side, ours: Side): Promise<Pair> {
  return { name, bare: await load(bare.server, bare.target), ours: await load(ours.server, ours.target) };
}

/** The product's throughput in percent of another. */
export const shareOf = (ours: Figures, theirs: Figures): number => (ours.perSecond / theirs.perSecond) * 100;

export function printPairs(heading: string, pairs: readonly Pair[]): void {
  console.log(heading);
  for (const { name, bare, ours } of pairs) {
    console.log(`${name}, bare: ${words(bare)}`);
    console.log(`${name}: ${words(ours)}; ${Math.round(shareOf(ours, bare))} % of bare`);
  }
}

function words({ perSecond, p95, cpuMicroseconds, failed }: Figures): string {
  return `${perSecond}/s, p95 ${p95.toFixed(1)} ms, ${cpuMicroseconds} µs of CPU${failed > 0 ? `, ${failed} FAILED` : ''}`;
}
