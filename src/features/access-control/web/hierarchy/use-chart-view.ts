import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createCamera } from './camera.ts';
import type { Camera } from './camera.ts';
import type { Chart, ChartNode } from './chart.ts';
import { initialFolds, unfoldPathTo, toggledFold } from './folds.ts';
import { layoutOf } from './layout.ts';
import type { Layout, Placed } from './layout.ts';
import { card } from './measures.ts';
import { margin, openingPoint } from './opening.ts';
import { columnsIn } from './stack.ts';
import type { Area } from './window.ts';

/** The chart on the screen: the visible people, the position, and the active person. */
export interface ChartView {
  camera: Camera;
  layout: Layout;
  roots: readonly ChartNode[];
  active: Placed | undefined;
  isFolded: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Unfolds the line above a person, scrolls to them and makes them active. */
  goTo: (id: string) => void;
  setActive: (id: string) => void;
  fit: () => void;
}

type Look = { kind: 'open' } | { kind: 'home' } | { kind: 'centre'; id: string } | { kind: 'still'; id: string; x: number; row: number };

interface ViewInput {
  team: ChartNode | undefined;
  /** The user's own card, which is in sight when the chart opens. */
  ownId: string | null;
  /** False while the table is shown instead. */
  isShown: boolean;
}

export function useChartView(chart: Chart, { team, ownId, isShown }: ViewInput): ChartView {
  const [camera] = useState(() => createCamera(() => performance.now(), isCalm));
  const teamId = team?.person.id;
  const roots = useMemo(() => (team ? [team] : chart.roots), [team, chart]);
  const [folds, setFolds] = useState(() => initialFolds(chart, roots));
  const [columns, setColumns] = useState<number>();
  const layout = useMemo(() => layoutOf(roots, folds, columns), [roots, folds, columns]);
  const [activeId, setActive] = useState<string>();
  const look = useRef<Look | undefined>({ kind: 'open' });
  const seenTeam = useRef(teamId);

  useLayoutEffect(() => {
    if (seenTeam.current !== teamId) look.current ??= { kind: 'home' };
    seenTeam.current = teamId;
    const { width } = camera.size();
    if (!isShown || width === 0) return;
    if (look.current?.kind === 'open') {
      // Only the frame on the screen says how much fits.
      look.current = { kind: 'home' };
      const fitting = initialFolds(chart, roots, (some) => layoutOf(roots, some).width + 2 * margin <= width);
      const own = team ? undefined : chart.byId.get(ownId ?? '');
      setColumns(columnsIn(width - 2 * margin));
      setFolds(own ? unfoldPathTo(fitting, own) : fitting);
      return;
    }
    if (look.current) lookAt(camera, layout, look.current, ownId);
    look.current = undefined;
  }, [camera, layout, chart, roots, team, teamId, ownId, isShown]);

  const toggle = (id: string): void => {
    const at = layout.byId.get(id);
    if (at) look.current = { kind: 'still', id, x: at.x, row: at.row };
    setFolds(toggledFold(folds, id));
  };
  const goTo = (id: string): void => {
    const node = chart.byId.get(id);
    if (!node) return;
    look.current = { kind: 'centre', id };
    setActive(id);
    const next = unfoldPathTo(folds, node);
    setFolds(next);
    if (next === folds && layout.byId.has(id)) {
      lookAt(camera, layout, look.current, ownId);
      look.current = undefined;
    }
  };
  return {
    camera,
    layout,
    roots,
    active: layout.byId.get(activeId ?? '') ?? layout.placed[0],
    isFolded: (id) => folds.has(id),
    toggle,
    goTo,
    setActive,
    fit: () => camera.fit({ left: 0, top: 0, right: layout.width, bottom: layout.height }),
  };
}

function lookAt(camera: Camera, layout: Layout, look: Exclude<Look, { kind: 'open' }>, ownId: string | null): void {
  if (look.kind === 'home') return goHome(camera, layout, ownId);
  const placed = layout.byId.get(look.id);
  if (!placed) return;
  if (look.kind === 'centre') return camera.centre(placed.x, placed.row * card.row + card.height / 2);
  const { scale } = camera.view();
  camera.shift((look.x - placed.x) * scale, (look.row - placed.row) * card.row * scale);
}

/** Always at full size: a chart that is larger than its frame is moved, not shrunk. */
function goHome(camera: Camera, layout: Layout, ownId: string | null): void {
  const [first] = layout.placed;
  if (!first) return;
  const { x, y } = openingPoint({ first, own: layout.byId.get(ownId ?? ''), size: camera.size() });
  camera.centre(x, y, 1);
}

/** The area of a person's card. */
export function areaOf({ x, row }: Placed): Area {
  return { left: x - card.width / 2, right: x + card.width / 2, top: row * card.row, bottom: row * card.row + card.height };
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
