import { useEffect, type RefObject } from 'react';
import type { Camera } from './camera.ts';

interface Point {
  x: number;
  y: number;
}

/** Smaller movements are not a pan. */
const slack = 4;

/** Pans by dragging, wheel and two fingers, zooms by pinching and by the wheel with Ctrl; causes no React render. */
export function useGestures(frame: RefObject<HTMLElement | null>, camera: Camera): void {
  useEffect(() => {
    const element = frame.current;
    return element ? followGestures(element, camera) : undefined;
  }, [frame, camera]);
}

/** Draggable people are dragged by mouse; fingers pan. */
function isCarrying({ target, pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse' && target instanceof Element && target.closest('[data-carries]') !== null;
}

function followGestures(element: HTMLElement, camera: Camera): () => void {
  const held = new Map<number, Point>();
  let hasMoved = false;
  const local = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const handleWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    if (event.ctrlKey || event.metaKey) camera.zoomBy(Math.exp(-event.deltaY * unit * 0.0025), local(event));
    else if (event.shiftKey && event.deltaX === 0) camera.panBy(-event.deltaY * unit, 0);
    else camera.panBy(-event.deltaX * unit, -event.deltaY * unit);
  };
  const handleDown = (event: PointerEvent): void => {
    if (event.button !== 0 || isCarrying(event)) return;
    if (held.size === 0) hasMoved = false;
    held.set(event.pointerId, local(event));
  };
  const handleMove = (event: PointerEvent): void => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const at = local(event);
    if (!hasMoved && Math.hypot(at.x - before.x, at.y - before.y) < slack) return;
    if (!hasMoved) element.setPointerCapture(event.pointerId);
    hasMoved = true;
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, at);
    if (!other) return camera.panBy(at.x - before.x, at.y - before.y);
    const grown = Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    camera.panBy((at.x - before.x) / 2, (at.y - before.y) / 2);
    camera.zoomBy(grown, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  };
  const handleUp = (event: PointerEvent): void => void held.delete(event.pointerId);
  // The click that ends a pan selects nobody.
  const handleClick = (event: MouseEvent): void => {
    if (hasMoved) event.stopPropagation();
    hasMoved = false;
  };
  const ends = new AbortController();
  const { signal } = ends;
  element.addEventListener('wheel', handleWheel, { passive: false, signal });
  element.addEventListener('pointerdown', handleDown, { signal });
  element.addEventListener('pointermove', handleMove, { signal });
  element.addEventListener('pointerup', handleUp, { signal });
  element.addEventListener('pointercancel', handleUp, { signal });
  element.addEventListener('click', handleClick, { capture: true, signal });
  return () => ends.abort();
}
