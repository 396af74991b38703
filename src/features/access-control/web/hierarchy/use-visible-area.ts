import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Camera } from './camera.ts';
import type { Layout, Placed } from './layout.ts';
import { coloursOf, paint } from './paint.ts';
import { cardsIn } from './window.ts';
import type { Area } from './window.ts';

/** At a smaller scale texts are unreadable, and too many elements would be slow: the cards are painted instead. */
const smallestCard = 0.42;
const maxCards = 320;
/** The margin around the screen within which cards are rendered, in screen pixels. */
const margin = 180;

interface VisibleArea {
  area: Area;
  isFar: boolean;
}

interface Frames {
  frame: RefObject<HTMLElement | null>;
  layer: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The cards to render as elements. Panning moves one layer and paints lines; React renders only when other cards come near. */
export function useVisibleArea(
  { frame, layer, canvas }: Frames,
  camera: Camera,
  layout: Layout,
): { cards: readonly Placed[]; isFar: boolean } {
  const [seen, setSeen] = useState<VisibleArea>({ area: { left: 0, top: 0, right: 0, bottom: 0 }, isFar: false });
  const latest = useRef(seen);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      sizeCanvas(canvas.current, clientWidth, clientHeight);
      camera.resize(clientWidth, clientHeight);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [frame, canvas, camera]);

  useEffect(() => {
    const draw = () => {
      const view = camera.view();
      const area = camera.area();
      if (layer.current) layer.current.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
      const now = cardsIn(layout, area);
      const isFar = view.scale < smallestCard || now.length > maxCards;
      if (canvas.current) paint(canvas.current, { layout, view, area, cards: isFar ? now : [], colours: coloursOf(canvas.current) });
      if (isFar === latest.current.isFar && (isFar || isWithin(area, latest.current.area)) && !isFirst.current) return;
      isFirst.current = false;
      const wide = widened(area, margin / view.scale);
      latest.current = { area: !isFar && cardsIn(layout, wide).length <= maxCards ? wide : area, isFar };
      setSeen(latest.current);
    };
    return camera.onFrame(draw);
  }, [camera, layout, layer, canvas]);

  // After a layout change, the previous area may briefly contain more cards than the limit.
  return { cards: seen.isFar ? [] : cardsIn(layout, seen.area).slice(0, maxCards), isFar: seen.isFar };
}

function sizeCanvas(canvas: HTMLCanvasElement | null, width: number, height: number): void {
  if (!canvas) return;
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
}

function widened({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function isWithin(inner: Area, outer: Area): boolean {
  return inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
}
