import type { z } from 'zod';
import { EditableSettings, type AbsenceSettings } from '../../../contract/entities-settings.ts';

export type SettingsValues = z.input<typeof EditableSettings>;
export type SettingsKey = keyof SettingsValues;

// From the schema, so that new settings are included.
const keys = Object.keys(EditableSettings.shape) as SettingsKey[];

/** The editable part of the settings. */
export function valuesOf(settings: AbsenceSettings): SettingsValues {
  return EditableSettings.parse(settings);
}

/** The changed settings: only these are sent, so that concurrent changes of other settings stay. */
export function changesOf(base: SettingsValues, mine: SettingsValues): Partial<SettingsValues> {
  return Object.fromEntries(changedKeys(base, mine).map((key) => [key, mine[key]]));
}

export function changedKeys(base: SettingsValues, mine: SettingsValues): SettingsKey[] {
  return keys.filter((key) => !isSame(base[key], mine[key]));
}

/** What both sides changed, to different values. */
export function clashesOf({ base, mine, theirs }: { base: SettingsValues; mine: SettingsValues; theirs: SettingsValues }): SettingsKey[] {
  return changedKeys(base, mine).filter((key) => !isSame(base[key], theirs[key]) && !isSame(mine[key], theirs[key]));
}

/** The user's values merged with the other side's; the named keys, and unchanged ones, are taken from the other side. */
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
