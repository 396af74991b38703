import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dayAfterKey, daysBetween, type DayRange } from './year-days.ts';

/** The focused day, and the other end of the selection. */
interface DaySelection {
  focused: string;
  anchor: string;
}

interface DayChoice {
  /** The initially focused day. */
  start: string;
  mayChoose: boolean;
  /** Called with days selected by dragging. */
  onRange: (range: DayRange) => void;
}

/** The focused day of a year, or several selected days: by Shift and arrows, or dragging with mouse or pen. A finger scrolls. */
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
    // Focusing another day by other means selects it alone.
    setSelection((selection) => (selection.focused === day ? selection : alone(day)));
  };
  const handlers = {
    onPointerDown: (event: PointerEvent): void => {
      const day = dayUnder(event);
      if (event.button !== 0 || !day) return;
      // Not every browser focuses a pressed button.
      setSelection(alone(day));
      setDrawing(mayChoose && event.pointerType !== 'touch' && !isTaken(event));
    },
    onPointerMove: (event: PointerEvent): void => {
      const day = dayUnder(event);
      if (!isDrawing || !day || day === focused) return;
      // The button was released outside.
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

/** Whether the pointer is on an absence, which a click opens. */
function isTaken(event: PointerEvent): boolean {
  return dayElement(event)?.dataset['type'] !== undefined;
}
