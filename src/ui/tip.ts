import type { Side } from './place-beside.ts';

/** What an element carries that says its name beside it while one points at it; `Tips` shows it. */
export function tip(text: string | undefined, side: Side = 'top'): { 'data-tip'?: string; 'data-tip-side'?: Side } {
  return text === undefined ? {} : { 'data-tip': text, 'data-tip-side': side };
}
