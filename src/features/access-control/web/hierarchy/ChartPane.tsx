import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { ChartCard } from './ChartCard.tsx';
import type { CardActions } from './CardMenu.tsx';
import styles from './chart.module.css';
import type { Chart } from './chart.ts';
import { DragPreview } from './DragPreview.tsx';
import type { Moves } from './draft.ts';
import type { Placed } from './layout.ts';
import { areaOf } from './use-chart-view.ts';
import type { ChartView } from './use-chart-view.ts';
import { useDrag } from './use-drag.ts';
import { useGestures } from './use-gestures.ts';
import { useVisibleArea } from './use-visible-area.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { cardAt } from './window.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface ChartPaneProps {
  chart: Chart;
  view: ChartView;
  moves: Moves;
  onProfile: (id: string) => void;
  onFocus: (id: string) => void;
  /** Set while the chart is edited. */
  onMove: ((id: string) => void) | undefined;
  onDrop: (id: string, managerId: string | null) => void;
}

/** The tree with pan and zoom; only visible cards are rendered. */
export function ChartPane({ chart, view, moves, onProfile, onFocus, onMove, onDrop }: ChartPaneProps) {
  const t = useTexts<typeof en>('access-control');
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const ghost = useRef<HTMLOutputElement>(null);
  const { camera, layout, active } = view;
  const { cards, isFar } = useVisibleArea({ frame, layer, canvas }, camera, layout);
  useGestures(frame, camera);
  const { drag, start } = useDrag({ chart, layout, camera, frame, ghost, onDrop });
  const focusOn = useFocus(frame, view);
  const handleKey = useTreeKeys({ view, onProfile, onMove, focusOn });
  const actions: CardActions = {
    onToggle: view.toggle,
    onProfile,
    onFocus,
    onMove,
  };
  const handleClick = (event: MouseEvent) => {
    if (isFar) approach(view, event);
    else withPerson(event, focusOn);
  };
  const drawn = active && !cards.includes(active) ? [...cards, active] : cards;
  return (
    <div className={styles['pane']}>
      <div
        ref={frame}
        role="tree"
        aria-label={t('chart.label')}
        className={styles['frame']}
        data-far={isFar || undefined}
        data-pans
        tabIndex={-1}
        onKeyDown={handleKey}
        onClick={handleClick}
        onDoubleClick={(event) => withPerson(event, onProfile)}
        onPointerDown={(event) => onMove && withPerson(event, (id) => start(event, id))}
      >
        <canvas ref={canvas} aria-hidden className={styles['lines']} />
        <div ref={layer} role="presentation" className={styles['layer']}>
          {drawn.map((placed) => (
            <ChartCard
              key={placed.node.person.id}
              {...placeOf(placed, view)}
              isMoved={placed.node.person.id in moves}
              drop={drag?.over === placed.node.person.id ? (drag.refusal ? 'refused' : 'fits') : undefined}
              actions={actions}
            />
          ))}
        </div>
      </div>
      <ZoomButtons view={view} />
      {drag && <DragPreview ghost={ghost} drag={drag} chart={chart} />}
    </div>
  );
}

/** Acts on the card of an event; its buttons and menu handle their own events. */
function withPerson({ target }: MouseEvent, act: (id: string) => void): void {
  if (!(target instanceof Element) || target.closest('button, a')) return;
  const id = target.closest<HTMLElement>('[data-person]')?.dataset['person'];
  if (id) act(id);
}

function placeOf(placed: Placed, { active, roots, isFolded }: ChartView) {
  const { node, x, row, parent } = placed;
  const siblings = parent ? parent.children.map((one) => one.node) : roots;
  const top = roots[0]?.depth ?? 0;
  return {
    node,
    x,
    row,
    depth: node.depth - top,
    place: siblings.indexOf(node) + 1,
    count: siblings.length,
    isFolded: isFolded(node.person.id),
    isActive: active === placed,
  };
}

/** When zoomed out, a click zooms in on the person. */
function approach({ camera, layout, goTo }: ChartView, { clientX, clientY, currentTarget }: MouseEvent): void {
  const { left, top } = currentTarget.getBoundingClientRect();
  const { x, y } = camera.toChart(clientX - left, clientY - top);
  const placed = cardAt(layout, x, y);
  if (placed) goTo(placed.node.person.id);
}

/** Makes a person the active one, visible and focused; the card may have to be rendered first. */
function useFocus(frame: RefObject<HTMLElement | null>, { active, camera, setActive }: ChartView): (id: string) => void {
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!active || wanted.current !== active.node.person.id) return;
    wanted.current = undefined;
    camera.reveal(areaOf(active));
    frame.current?.querySelector<HTMLElement>(`[data-person="${active.node.person.id}"]`)?.focus({ preventScroll: true });
  });
  return (id) => {
    wanted.current = id;
    setActive(id);
    if (active?.node.person.id !== id) return;
    // It is already rendered.
    wanted.current = undefined;
    camera.reveal(areaOf(active));
    frame.current?.querySelector<HTMLElement>(`[data-person="${id}"]`)?.focus({ preventScroll: true });
  };
}
