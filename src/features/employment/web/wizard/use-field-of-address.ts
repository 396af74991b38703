import { useEffect, useRef } from 'react';
import type { WizardStepNumber } from './step-marks.ts';
import type { PlaceInStep } from './step-props.ts';

const fields = 'input, select, textarea, button';

/** Where the focus goes when a step is opened: to the field that the address names, or to the step's heading. */
export function useFieldOfAddress(step: WizardStepNumber, { field, clause }: PlaceInStep): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isOpening = isFirst.current;
    isFirst.current = false;
    // The page of the clauses goes there by itself.
    if (clause !== undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      const named = field === undefined ? null : document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
      const target = named?.querySelector<HTMLElement>(fields);
      target?.scrollIntoView({ block: 'center' });
      // The page's own heading has the focus when it is opened.
      if (target || !isOpening) (target ?? document.querySelector<HTMLElement>('[data-wizard-step] h2'))?.focus();
    });
    return () => cancelAnimationFrame(frame);
    // Again for each step.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [step, field, clause]);
}
