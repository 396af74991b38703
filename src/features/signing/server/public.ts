export { firstPaint } from './first-paint.ts';

/** How addresses are shown whose owner is to recognize them. */
export { maskEmail } from './recipient/rules/mask.ts';
