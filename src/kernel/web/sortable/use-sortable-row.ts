import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties, Ref } from 'react';

export interface SortableRow {
  /** Of the row itself. */
  row: { ref: Ref<HTMLLIElement>; style: CSSProperties; 'data-dragging': true | undefined };
  /** Of its `SortHandle`. */
  handle: { ref: Ref<HTMLButtonElement> } & Record<string, unknown>;
}

/** A row of a `SortableList`. */
export function useSortableRow(id: string): SortableRow {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  const { role: _handleIsAButton, ...described } = attributes;
  return {
    row: {
      ref: setNodeRef,
      style: { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition },
      'data-dragging': isDragging || undefined,
    },
    handle: { ref: setActivatorNodeRef, ...described, ...listeners },
  };
}
