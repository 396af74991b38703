import { useState, type FocusEvent } from 'react';
import type { FoundFault, ValueFault } from '../../../contract/rules/check-values.ts';

const fieldAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? undefined) : undefined;

/** The faults that are shown: not of the field that is being typed in, and nothing is called missing before its field was left. */
export function useShownFaults(faults: readonly FoundFault[], hasBeenLeft: boolean) {
  const [focused, setFocused] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const shown = faults.filter(({ variable, fault }) => variable !== focused && (fault !== 'missing' || hasBeenLeft || left.has(variable)));
  return {
    shown: new Map<string, ValueFault>(shown.map(({ variable, fault }) => [variable, fault])),
    handlers: {
      onFocus: ({ target }: FocusEvent) => setFocused(fieldAt(target)),
      onBlur: ({ target }: FocusEvent) => {
        const field = fieldAt(target);
        setFocused(undefined);
        if (field !== undefined) setLeft((before) => new Set([...before, field]));
      },
    },
  };
}
