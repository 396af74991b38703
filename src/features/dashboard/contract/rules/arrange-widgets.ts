import type { Widget } from '../widgets.ts';

export interface Placed<W> {
  widget: W;
  visible: boolean;
}

/** Widgets in the user's order: placed ones first, then new ones; removed ones are dropped. */
export function arrangeWidgets<W extends { key: string }>(declared: readonly W[], stored: readonly Widget[]): Placed<W>[] {
  const byKey = new Map(declared.map((widget) => [widget.key, widget]));
  const known = new Set(stored.map(({ key }) => key));
  const placed = stored.toSorted((a, b) => a.order - b.order).map(({ key, visible }) => ({ widget: byKey.get(key), visible }));
  return [
    ...placed.flatMap(({ widget, visible }) => (widget ? [{ widget, visible }] : [])),
    ...declared.filter(({ key }) => !known.has(key)).map((widget) => ({ widget, visible: true })),
  ];
}

/** The arrangement to store; widgets that the user may not see now keep their position. */
export function storedPlacement(placed: readonly Placed<{ key: string }>[], stored: readonly Widget[]): Widget[] {
  const shown = new Set(placed.map(({ widget }) => widget.key));
  const unseen = stored.filter(({ key }) => !shown.has(key));
  const all = [
    ...placed.map(({ widget, visible }) => ({ key: widget.key, visible })),
    ...unseen.map(({ key, visible }) => ({ key, visible })),
  ];
  return all.map(({ key, visible }, order) => ({ key, order, visible }));
}

/** The list with one item moved. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
