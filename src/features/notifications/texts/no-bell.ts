import type { enBell } from './en-bell.ts';

export const noBell: typeof enBell = {};
