import type { Language } from '#kernel/contract/locale.ts';
import type { ContractTemplate } from '../template.ts';
import { firstElements, type Element } from './compose.ts';

/** Whether a version, `1.3.0`, comes after another. */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => text.split('.').map(Number));
  for (const [place, number] of (one ?? []).entries()) {
    const before = other?.[place] ?? 0;
    if (number !== before) return number > before;
  }
  return false;
}

interface TemplateMove {
  from: ContractTemplate;
  to: ContractTemplate;
  language: Language;
}

/**
 * Carries changes of the clauses over to another version of the template: clauses that are new stand where the template has them, those that are gone
 * stay as own clauses if they have own words, and the rest keeps its place.
 */
export function moveElements(elements: readonly Element[], { from, to, language }: TemplateMove): Element[] {
  const known = new Set(to.baseElements.map(({ key }) => key));
  const formerly = new Map(from.baseElements.map((clause) => [clause.key, clause]));
  const remaining = elements.flatMap((element): Element[] => {
    const former = formerly.get(element.key);
    if (known.has(element.key) || !former) return [element];
    return element.text === null ? [] : [{ ...element, key: `own-${element.key}`, title: element.title ?? former.title[language] }];
  });
  const moved = [...remaining];
  for (const [index, fresh] of firstElements(to).entries()) {
    if (!remaining.some(({ key }) => key === fresh.key)) moved.splice(placeOf(to, moved, index), 0, fresh);
  }
  return moved;
}

/** After the clause that it follows in the template. */
function placeOf(to: ContractTemplate, elements: readonly Element[], index: number): number {
  const before = firstElements(to)
    .slice(0, index)
    .map(({ key }) => key);
  return elements.findLastIndex(({ key }) => before.includes(key)) + 1;
}
