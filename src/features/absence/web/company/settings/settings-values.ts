import type { z } from 'zod';
import { changedNames } from '#kernel/web/form-drafts.ts';
import { EditableSettings, type AbsenceSettings } from '../../../contract/entities-settings.ts';

export type SettingsValues = z.input<typeof EditableSettings>;
export type SettingsKey = keyof SettingsValues;

/** The editable part of the settings. */
export function valuesOf(settings: AbsenceSettings): SettingsValues {
  return EditableSettings.parse(settings);
}

/** The changed settings: only these are sent, so that concurrent changes of other settings stay. */
export function changesOf(base: SettingsValues, mine: SettingsValues): Partial<SettingsValues> {
  return Object.fromEntries(changedNames(base, mine).map((key) => [key, mine[key]]));
}
