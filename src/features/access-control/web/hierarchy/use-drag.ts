import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { Camera } from './camera.ts';
import type { Chart } from './chart.ts';
import type { Layout } from './layout.ts';
import { refusedMove } from './move-refusal.ts';
import type { MoveRefusal } from './move-refusal.ts';
import { cardAt } from './window.ts';

/** The dragged person, with their team, and the drop target. */
export interface Drag {
  id: string;
  /** A person, the list of people without a manager (null), or nothing. */
  over: string | null | undefined;
  refusal: MoveRefusal | undefined;
}

interface Dragging {
  chart: Chart;
  layout: Layout;
  camera: Camera;
  frame: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
  onDrop: (id: string, managerId: string | null) => void;
}

const slack = 6;
/** Within this distance of the edge the chart scrolls. */
const edge = 56;
const speed = 14;
/** Marks the drop target that removes the manager. */
export const noManagerAttribute = 'data-without-manager';

/** Drags a person onto another by mouse. Each frame moves one element; React renders only when the target changes. */
export function useDrag(dragging: Dragging) {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef(dragging);
  useEffect(() => {
    latest.current = dragging;
  });
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  function start(event: ReactPointerEvent, id: string): void {
    if (event.button !== 0 || event.pointerType !== 'mouse') return;
    // Prevents text selection while dragging.
    event.preventDefault();
    const ends = new AbortController();
    ending.current = ends;
    const tell = (next: Drag | undefined) => setDrag((now) => (isSame(now, next) ? now : next));
    carry({ id, latest, tell, ends, from: { x: event.clientX, y: event.clientY } });
  }
  return { drag, start };
}

interface Carrying {
  id: string;
  latest: RefObject<Dragging>;
  tell: (drag: Drag | undefined) => void;
  ends: AbortController;
  from: { x: number; y: number };
}

function carry({ id, latest, tell, ends, from }: Carrying): void {
  const { signal } = ends;
  let at = from;
  let isCarried = false;
  let drag: Drag = { id, over: undefined, refusal: undefined };
  let frame = 0;
  const follow = (): void => {
    const { camera, frame: element, ghost } = latest.current;
    const box = element.current?.getBoundingClientRect();
    if (box) camera.panBy(pull(at.x, box.left, box.right), pull(at.y, box.top, box.bottom));
    if (ghost.current) ghost.current.style.transform = `translate(${at.x + 12}px, ${at.y + 12}px)`;
    drag = dragOver(latest.current, id, at);
    tell(drag);
    frame = requestAnimationFrame(follow);
  };
  const finish = (isDropped: boolean): void => {
    cancelAnimationFrame(frame);
    ends.abort();
    tell(undefined);
    if (!isCarried) return;
    // The click after the drop would select the person there.
    addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true, signal: AbortSignal.timeout(50) });
    if (isDropped && drag.over !== undefined && !drag.refusal) latest.current.onDrop(id, drag.over);
  };
  const handleMove = (event: PointerEvent): void => {
    at = { x: event.clientX, y: event.clientY };
    if (isCarried || Math.hypot(at.x - from.x, at.y - from.y) < slack) return;
    isCarried = true;
    frame = requestAnimationFrame(follow);
  };
  const handleUp = (event: PointerEvent): void => {
    handleMove(event);
    // Uses the current pointer position, even when no frame was drawn since.
    if (isCarried) drag = dragOver(latest.current, id, at);
    finish(true);
  };
  addEventListener('pointermove', handleMove, { signal });
  addEventListener('pointerup', handleUp, { signal });
  addEventListener('pointercancel', () => finish(false), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), { signal });
}

function dragOver({ chart, layout, camera, frame }: Dragging, id: string, at: { x: number; y: number }): Drag {
  const over = overWhat(layout, { camera, frame, at });
  const refusal = over === undefined ? undefined : refusedMove(chart, id, over);
  return { id, over, refusal };
}

function overWhat(
  layout: Layout,
  { camera, frame, at }: Pick<Dragging, 'camera' | 'frame'> & { at: { x: number; y: number } },
): string | null | undefined {
  if (document.elementFromPoint(at.x, at.y)?.closest(`[${noManagerAttribute}]`)) return null;
  const box = frame.current?.getBoundingClientRect();
  if (!box || at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) return undefined;
  const { x, y } = camera.toChart(at.x - box.left, at.y - box.top);
  return cardAt(layout, x, y)?.node.person.id;
}

function pull(at: number, low: number, high: number): number {
  if (at < low - edge || at > high + edge) return 0;
  if (at < low + edge) return speed * Math.min(1, (low + edge - at) / edge);
  return at > high - edge ? -speed * Math.min(1, (at - high + edge) / edge) : 0;
}

function isSame(one: Drag | undefined, other: Drag | undefined): boolean {
  return one?.id === other?.id && one?.over === other?.over && one?.refusal === other?.refusal;
}
