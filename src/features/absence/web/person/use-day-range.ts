import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dayAfterKey, daysBetween, type DayRange } from './year-days.ts';

/** The day that has the focus, and the other end of what is chosen. */
interface DaySelection {
  focused: string;
  anchor: string;
}

interface DayChoice {
  /** Where the keyboard is at first. */
  start: string;
  mayChoose: boolean;
  /** Days that were drawn over. */
  onRange: (range: DayRange) => void;
}

/** One day of a year that has the focus, or several: chosen by Shift and arrows, or drawn over by mouse or pen. A finger scrolls. */
export function useDayRange({ start, mayChoose, onRange }: DayChoice) {
  const grid = useRef<HTMLElement>(null);
  const [{ focused, anchor }, setSelection] = useState<DaySelection>({ focused: start, anchor: start });
  const [isDrawing, setDrawing] = useState(false);
  const range = daysBetween(anchor, focused);
  const alone = (day: string): DaySelection => ({ focused: day, anchor: day });

  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setSelection(alone(focused));
    const next = dayAfterKey(focused, event.key);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setSelection(event.shiftKey && mayChoose ? { focused: next, anchor } : alone(next));
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const handleFocus = (day: string): void => {
    // Another day than the one that a key or the pointer led to just now is chosen alone.
    setSelection((selection) => (selection.focused === day ? selection : alone(day)));
  };
  const handlers = {
    onPointerDown: (event: PointerEvent): void => {
      const day = dayUnder(event);
      if (event.button !== 0 || !day) return;
      // Not every browser gives a pressed button the focus.
      setSelection(alone(day));
      setDrawing(mayChoose && event.pointerType !== 'touch' && !isTaken(event));
    },
    onPointerMove: (event: PointerEvent): void => {
      const day = dayUnder(event);
      if (!isDrawing || !day || day === focused) return;
      // The button was let go outside.
      if (event.buttons === 0) return setDrawing(false);
      setSelection({ focused: day, anchor });
    },
    onPointerUp: (): void => {
      setDrawing(false);
      if (isDrawing && range.from !== range.to) onRange(range);
    },
    onPointerCancel: (): void => setDrawing(false),
  };
  return { grid, focused, range, handleKey, handleFocus, handlers };
}

function dayElement({ target }: PointerEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
}

function dayUnder(event: PointerEvent): string | undefined {
  return dayElement(event)?.dataset['day'];
}

/** Whether an absence lies there, which a press opens. */
function isTaken(event: PointerEvent): boolean {
  return dayElement(event)?.dataset['type'] !== undefined;
}
