import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { ChartRow } from './chart.ts';
import { rangeOf } from './move.ts';
import type { Focus } from './move.ts';
import type { Wallchart } from './use-wallchart.ts';

interface Selection {
  frame: RefObject<HTMLDivElement | null>;
  rows: readonly ChartRow[];
  chart: Wallchart;
  focus: Focus | undefined;
  setFocus: (focus: Focus) => void;
  onBar: (absenceId: string) => void;
  onDays: (companyUserId: string, from: number, to: number) => void;
}

/** Selecting days by mouse or pen: press, drag, release. A finger scrolls, and a tap selects one day. */
export function useSelection({ frame, rows, chart, focus, setFocus, onBar, onDays }: Selection) {
  const [drawing, setDrawing] = useState(false);
  const pressed = useRef<{ x: number; y: number } | undefined>(undefined);

  const spotOf = (event: PointerEvent): { row: number; day: number } | undefined => {
    const element = frame.current;
    const line = target(event)?.closest<HTMLElement>('[data-row]');
    if (!element || !line || target(event)?.closest('a, button, th')) return undefined;
    const x = within(element, event.clientX) - chart.nameWidth;
    return { row: Number(line.dataset['row']), day: chart.days.first + Math.floor(x / chart.day) };
  };

  const finish = (event: PointerEvent): void => {
    setDrawing(false);
    const absenceId = target(event)?.closest<HTMLElement>('[data-absence]')?.dataset['absence'];
    const start = pressed.current;
    pressed.current = undefined;
    const isStill = start !== undefined && Math.hypot(event.clientX - start.x, event.clientY - start.y) < 6;
    if (absenceId && isStill) return onBar(absenceId);
    const row = focus && rows[focus.row];
    if (!focus || row?.kind !== 'person' || !row.person.mayAdd || !start) return undefined;
    const { from, to } = rangeOf(focus);
    if (event.pointerType !== 'touch' || isStill) onDays(row.person.companyUserId, from, to);
    return undefined;
  };

  return {
    drawing,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const spot = event.button === 0 ? spotOf(event) : undefined;
        if (!spot) return;
        pressed.current = { x: event.clientX, y: event.clientY };
        setFocus({ ...spot, anchor: undefined });
        setDrawing(event.pointerType !== 'touch' && !target(event)?.closest('[data-absence]'));
      },
      onPointerMove: (event: PointerEvent) => {
        if (!drawing || !focus || !frame.current) return;
        const x = within(frame.current, event.clientX) - chart.nameWidth;
        const day = Math.min(chart.days.last, Math.max(chart.days.first, chart.days.first + Math.floor(x / chart.day)));
        if (day !== focus.day) setFocus({ row: focus.row, day, anchor: focus.anchor ?? focus.day });
      },
      onPointerUp: finish,
      onPointerCancel: () => {
        setDrawing(false);
        pressed.current = undefined;
      },
    },
  };
}

/** The pixels from the edge of the scrolled content. */
function within(element: HTMLElement, x: number): number {
  return x - element.getBoundingClientRect().left + element.scrollLeft;
}

function target(event: PointerEvent): Element | undefined {
  return event.target instanceof Element ? event.target : undefined;
}
