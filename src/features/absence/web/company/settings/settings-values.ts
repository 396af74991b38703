import type { z } from 'zod';
import { EditableSettings, type AbsenceSettings } from '../../../contract/entities-settings.ts';

export type SettingsValues = z.input<typeof EditableSettings>;
export type SettingsKey = keyof SettingsValues;

// The schema's own list, so that nothing is forgotten when it grows.
const keys = Object.keys(EditableSettings.shape) as SettingsKey[];

/** What of the settings is edited. */
export function valuesOf(settings: AbsenceSettings): SettingsValues {
  return EditableSettings.parse(settings);
}

/** Only what was changed is sent, so that others' changes of something else stay. */
export function changesOf(base: SettingsValues, mine: SettingsValues): Partial<SettingsValues> {
  return Object.fromEntries(changedKeys(base, mine).map((key) => [key, mine[key]]));
}

export function changedKeys(base: SettingsValues, mine: SettingsValues): SettingsKey[] {
  return keys.filter((key) => !isSame(base[key], mine[key]));
}

/** What both sides changed, and not to the same. */
export function clashesOf({ base, mine, theirs }: { base: SettingsValues; mine: SettingsValues; theirs: SettingsValues }): SettingsKey[] {
  return changedKeys(base, mine).filter((key) => !isSame(base[key], theirs[key]) && !isSame(mine[key], theirs[key]));
}

/** Mine on top of theirs; in the keys that are named, and where I changed nothing, theirs. */
export function rebased(
  { base, mine, theirs }: { base: SettingsValues; mine: SettingsValues; theirs: SettingsValues },
  taken: readonly string[],
): SettingsValues {
  const kept = changedKeys(base, mine).filter((key) => !taken.includes(key));
  return { ...theirs, ...Object.fromEntries(kept.map((key) => [key, mine[key]])) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
