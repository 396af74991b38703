import type { Permission } from '#kernel/contract/permissions.ts';
import type { KeyArea } from '../../contract/entities.ts';

/** What a key is to do in an area: read, or change as well. */
export type KeyUse = 'reading' | 'changing';

/** Whether reading and changing can be chosen apart: not where everything is reached by the same permissions. */
export function isDivided({ reading, changing }: KeyArea): boolean {
  return reading.length > 0 && changing.length > 0;
}

/** Whether the area is chosen for this use. */
export function isChosen(area: KeyArea, use: KeyUse, chosen: readonly Permission[]): boolean {
  const needed = needs(area, use);
  return needed.length > 0 && needed.every((name) => chosen.includes(name));
}

/** The chosen permissions with this use of an area on or off: who changes also reads, and who does not read changes nothing. */
export function withUse(area: KeyArea, use: KeyUse, { chosen, isOn }: { chosen: readonly Permission[]; isOn: boolean }): Permission[] {
  if (isOn) return [...new Set([...chosen, ...needs(area, use)])];
  const gone = use === 'reading' ? [...area.reading, ...area.changing] : area.changing;
  return chosen.filter((name) => !gone.includes(name));
}

function needs({ reading, changing }: KeyArea, use: KeyUse): readonly Permission[] {
  return use === 'changing' || reading.length === 0 ? [...reading, ...changing] : reading;
}
