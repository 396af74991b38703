import { enBell } from './en-bell.ts';
import { enErrors } from './en-errors.ts';
import { enPreferences } from './en-preferences.ts';
import { enReasons } from './en-reasons.ts';
import { enRules } from './en-rules.ts';

export const en = {
  errors: enErrors,
  bell: enBell,
  preferences: enPreferences,
  reasons: enReasons,
  rules: enRules,
};
