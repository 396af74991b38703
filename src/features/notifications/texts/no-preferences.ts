import type { enPreferences } from './en-preferences.ts';

export const noPreferences: typeof enPreferences = {};
