import { useState, type DragEvent } from 'react';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { readDrop } from '../upload/read-drop.ts';
import { usePanel } from './panel-state.ts';

const rowsType = 'application/x-samspill-files';

/** Makes rows draggable to a folder; “Move to …” does the same by keyboard. */
export function dragRows(keys: readonly string[]) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(rowsType, JSON.stringify(keys));
      event.dataTransfer.effectAllowed = 'move';
    },
  };
}

/** Makes a folder accept files from outside and rows of this panel. `isOver` is true while something is dragged over it. */
export function useDropTarget(folder: string | null) {
  const panel = usePanel();
  const [over, setOver] = useState<'files' | 'rows'>();
  const mayAdd = panel.mayAdd(folder);
  const kindOf = ({ dataTransfer: { types } }: DragEvent) =>
    types.includes(rowsType) ? ('rows' as const) : types.includes('Files') ? ('files' as const) : undefined;

  async function handleDrop(event: DragEvent): Promise<void> {
    const kind = kindOf(event);
    setOver(undefined);
    if (!kind || !mayAdd) return;
    event.preventDefault();
    event.stopPropagation();
    if (kind === 'files') return panel.upload(await readDrop(event.dataTransfer), folder);
    // Written by dragRows above.
    const keys = JSON.parse(event.dataTransfer.getData(rowsType)) as string[];
    await runOrShowError(() => panel.move(keys, folder));
  }

  const handlers = {
    onDragOver: (event: DragEvent) => {
      const kind = kindOf(event);
      if (!kind || !mayAdd) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(kind);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(undefined);
    },
    onDrop: (event: DragEvent) => void handleDrop(event),
  };
  return { over: mayAdd ? over : undefined, handlers };
}
