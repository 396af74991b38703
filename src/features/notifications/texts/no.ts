import type { en } from './en.ts';
import { noBell } from './no-bell.ts';
import { noErrors } from './no-errors.ts';
import { noPreferences } from './no-preferences.ts';
import { noReasons } from './no-reasons.ts';
import { noRules } from './no-rules.ts';

export const no: typeof en = {
  errors: noErrors,
  bell: noBell,
  preferences: noPreferences,
  reasons: noReasons,
  rules: noRules,
};
