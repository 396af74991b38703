import type { enReasons } from './en-reasons.ts';

export const noReasons: typeof enReasons = {};
