import type { LoggedKinds } from '#kernel/server/logged-kinds.ts';
import type { LogArea } from '../../contract/entities.ts';
import type { LogLanguage } from '../sentences.ts';

/** The kinds of records in some areas. */
export function entitiesIn(kinds: LoggedKinds, wanted: readonly string[]): string[] {
  return [...kinds.values()].flatMap(({ entity, area }) => (wanted.includes(area) ? [entity] : []));
}

/** The area of a record; kinds that no feature declares any more belong to the company. */
export function areaOf(kinds: LoggedKinds, entity: string): string {
  return kinds.get(entity)?.area ?? 'organisation';
}

/** What an area is called. */
export function areaName({ words, language }: Pick<LogLanguage, 'words' | 'language'>, area: string): string {
  return words.value(language, { entity: '', field: 'area' }, area) ?? area;
}

/** All areas, in the order of their names. */
export function areasFor(spoken: LogLanguage): LogArea[] {
  const areas = [...new Set([...spoken.kinds.values()].map(({ area }) => area))].map((area) => ({ area, name: areaName(spoken, area) }));
  return areas.toSorted((a, b) => a.name.localeCompare(b.name, spoken.language));
}
