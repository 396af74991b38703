import type { enRules } from './en-rules.ts';

export const noRules: typeof enRules = {};
