import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createCamera } from './camera.ts';
import type { Camera } from './camera.ts';
import type { Chart, ChartNode } from './chart.ts';
import { initialFolds, unfoldPathTo, toggledFold } from './folds.ts';
import { layoutOf } from './layout.ts';
import type { Layout, Placed } from './layout.ts';
import { card } from './measures.ts';
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

type Look = { kind: 'home' } | { kind: 'centre'; id: string } | { kind: 'still'; id: string; x: number; row: number };

/** The minimum initial scale: the top of the chart and as much as fits. */
const comfortable = 0.7;

export function useChartView(chart: Chart, team: ChartNode | undefined): ChartView {
  const [camera] = useState(() => createCamera(() => performance.now(), isCalm));
  const teamId = team?.person.id;
  const roots = useMemo(() => (team ? [team] : chart.roots), [team, chart]);
  const [folds, setFolds] = useState(() => initialFolds(chart, roots));
  const layout = useMemo(() => layoutOf(roots, folds), [roots, folds]);
  const [activeId, setActive] = useState<string>();
  const look = useRef<Look | undefined>({ kind: 'home' });
  const seenTeam = useRef(teamId);

  useLayoutEffect(() => {
    if (seenTeam.current !== teamId) look.current ??= { kind: 'home' };
    seenTeam.current = teamId;
    if (look.current) lookAt(camera, layout, look.current);
    look.current = undefined;
  }, [camera, layout, teamId]);

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
      lookAt(camera, layout, look.current);
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

function lookAt(camera: Camera, layout: Layout, look: Look): void {
  if (look.kind === 'home') return goHome(camera, layout);
  const placed = layout.byId.get(look.id);
  if (!placed) return;
  if (look.kind === 'centre') return camera.centre(placed.x, placed.row * card.row + card.height / 2);
  const { scale } = camera.view();
  camera.shift((look.x - placed.x) * scale, (look.row - placed.row) * card.row * scale);
}

function goHome(camera: Camera, layout: Layout): void {
  const { width, height } = camera.size();
  const [first] = layout.placed;
  if (!first || width === 0) return;
  const scale = Math.min(1, (width - 48) / layout.width, (height - 48) / layout.height);
  if (scale >= comfortable) return camera.fit({ left: 0, top: 0, right: layout.width, bottom: layout.height });
  camera.centre(first.x, (height / 2 - 24) / comfortable, comfortable);
}

/** The area of a person's card. */
export function areaOf({ x, row }: Placed): Area {
  return { left: x - card.width / 2, right: x + card.width / 2, top: row * card.row, bottom: row * card.row + card.height };
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
