import type { Fault } from './fault.ts';
import { headFaults } from './head-faults.ts';
import { lineFaults } from './line-faults.ts';
import { partyFaults } from './party-faults.ts';
import { readXml } from './read-xml.ts';
import { shapeFaults } from './shape-faults.ts';
import { totalFaults } from './total-faults.ts';

/** What an access point would refuse an EHF of this product for, and what no reader could pay. */
export function findFaults(xml: string): Fault[] {
  const root = readXml(xml);
  const shape = shapeFaults(root);
  // The other rules look for what the shape promises.
  if (shape.length > 0) return shape;
  return [headFaults, partyFaults, totalFaults, lineFaults].flatMap((faultsOf) => faultsOf(root));
}
