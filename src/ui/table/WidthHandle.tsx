import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './table.module.css';

interface WidthHandleProps {
  /** The accessible name: the width of which column. */
  label: string;
  /** In rem; undefined until it was set. */
  width: number | undefined;
  /** Undefined gives the column its own width again; `isDone` when the user lets go. */
  onWidth: (width: number | undefined, isDone: boolean) => void;
}

const narrowest = 4;
const widest = 40;

/** The end of a column's header: dragged, or moved by the arrow keys; a double click or Enter gives the column its own width. */
export function WidthHandle({ label, width, onWidth }: WidthHandleProps) {
  const drag = useRef<{ x: number; width: number }>(undefined);
  const widthAt = ({ clientX }: PointerEvent): number => (drag.current ? drag.current.width + (clientX - drag.current.x) / rem() : 0);
  const handleDown = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: measured(event.currentTarget) };
  };
  const handleMove = (event: PointerEvent<HTMLElement>): void => {
    if (drag.current) onWidth(widthAt(event), false);
  };
  const handleUp = (event: PointerEvent<HTMLElement>): void => {
    if (!drag.current) return;
    // A click alone changes nothing.
    if (event.clientX !== drag.current.x) onWidth(widthAt(event), true);
    drag.current = undefined;
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    onWidth(step && (width ?? measured(event.currentTarget)) + step, true);
  };
  return (
    // A separator that can be moved is a widget, with a value and a place in the tab order.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <span
      // The element for a separator is no widget.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      aria-valuenow={width ?? narrowest}
      // The arrow keys move it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles['handle']}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onDoubleClick={() => onWidth(undefined, true)}
      onKeyDown={handleKey}
    />
  );
}

function rem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

function measured(handle: HTMLElement): number {
  return (handle.closest('th')?.offsetWidth ?? 0) / rem();
}
