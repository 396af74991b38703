export { firstPaint } from './first-paint.ts';
