import { findNamed, indexNamed, type NamedIndex } from '#kernel/server/sheets/rules/find-named.ts';
import type { ImportRemark } from '../../../contract/entities-import.ts';
import type { Values } from './read-cell.ts';

/** A possible manager: a person of the company or a row of the file. */
export interface Candidate {
  id: string;
  values: Values;
  isExternal: boolean;
  isInactive: boolean;
  /** A row that will not be imported. */
  isLeftOut: boolean;
}

export type ManagerIndex = NamedIndex<Candidate>;

export function indexManagers(candidates: readonly Candidate[]): ManagerIndex {
  return indexNamed(candidates, ({ values }) => values);
}

/** Finds the manager named by "Hansen, Kari", "kari@firma.no", "1023" or "Kari Hansen (1023)"; or returns why none was found. */
export function findManager(text: string, index: ManagerIndex): { id: string } | { warning: ImportRemark } {
  const found = findNamed(text, index);
  const usable = found.filter(({ isLeftOut }) => !isLeftOut);
  const [only] = usable;
  const warn = (code: ImportRemark['code']) => ({ warning: { code, field: 'reportingTo' as const, params: { value: text } } });
  if (usable.length > 1) return warn('managerAmbiguous');
  if (!only) return warn(found.length > 0 ? 'managerNotImported' : 'managerUnknown');
  if (only.isExternal) return warn('managerExternal');
  return only.isInactive ? warn('managerInactive') : { id: only.id };
}

/** Whether a text names anybody, usable or not. */
export function mayMean(text: string, index: ManagerIndex): boolean {
  return findNamed(text, index).length > 0;
}
