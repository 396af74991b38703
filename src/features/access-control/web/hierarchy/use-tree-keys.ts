import { useRef, type KeyboardEvent } from 'react';
import { keyStep, named } from './tree-keys.ts';
import type { ChartView } from './use-chart-view.ts';

interface TreeKeys {
  view: ChartView;
  onProfile: (id: string) => void;
  onMove: ((id: string) => void) | undefined;
  focusOn: (id: string) => void;
}

const [stride, closer] = [80, 1.25];
/** Letters typed within this time form one search. */
const together = 700;

/** Keyboard control of the chart: the keys of a tree, Shift and arrows to pan, + − 0 to zoom. */
export function useTreeKeys({ view, onProfile, onMove, focusOn }: TreeKeys): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });
  const { active, layout, camera } = view;

  function go(event: KeyboardEvent): boolean {
    if (!active) return false;
    const isFolded = active.node.below > 0 && view.isFolded(active.node.person.id);
    const step = keyStep({ key: event.key, at: active, order: layout.placed, isFolded: () => isFolded });
    if (!step) return false;
    if (step.kind === 'go') focusOn(step.to.node.person.id);
    else if (step.kind === 'profile') onProfile(active.node.person.id);
    else if (step.kind === 'move') onMove?.(active.node.person.id);
    else view.toggle(active.node.person.id);
    return true;
  }

  function type(event: KeyboardEvent): boolean {
    if (!active || event.key.length !== 1 || event.key === ' ') return false;
    const isOn = event.timeStamp - typed.current.at < together;
    typed.current = { text: (isOn ? typed.current.text : '') + event.key, at: event.timeStamp };
    const found = named(typed.current.text, active, layout.placed);
    if (found) focusOn(found.node.person.id);
    return found !== undefined;
  }

  const looks: Record<string, () => void> = { '+': () => camera.zoomBy(closer), '-': () => camera.zoomBy(1 / closer), '0': view.fit };
  const pans: Record<string, () => void> = {
    ArrowLeft: () => camera.panBy(stride, 0),
    ArrowRight: () => camera.panBy(-stride, 0),
    ArrowUp: () => camera.panBy(0, stride),
    ArrowDown: () => camera.panBy(0, -stride),
  };

  return (event) => {
    const isOnCard = event.target instanceof Element && event.target.getAttribute('role') === 'treeitem';
    if (!isOnCard || event.ctrlKey || event.metaKey || event.altKey) return;
    const look = (event.shiftKey && pans[event.key]) || looks[event.key];
    if (look) look();
    else if (!go(event) && !type(event)) return;
    event.preventDefault();
  };
}
