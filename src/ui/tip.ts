import type { Side } from './place-beside.ts';

/** The attributes of an element with a tooltip, which `Tips` shows. */
export function tip(text: string | undefined, side: Side = 'top'): { 'data-tip'?: string; 'data-tip-side'?: Side } {
  return text === undefined ? {} : { 'data-tip': text, 'data-tip-side': side };
}
