import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useKernelTexts } from '../texts.ts';
import styles from './sortable.module.css';

interface SortableListProps {
  label: string;
  keys: readonly string[];
  nameOf: (key: string) => string;
  onMove: (from: number, to: number) => void;
  /** Rows by `useSortableRow`, in the order of `keys`. */
  children: ReactNode;
}

/** A list in an order that people choose: by mouse or finger, by the keyboard on a handle, or by buttons. */
export function SortableList({ label, keys, nameOf, onMove, children }: SortableListProps) {
  const t = useKernelTexts();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(keys, nameOf);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('order.how') } }}
      onDragEnd={({ active, over }) => over && onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <ol className={styles['list']} aria-label={label} data-list>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** Announcements for screen readers while a row is moved. */
function useAnnouncements(keys: readonly string[], nameOf: (key: string) => string): Announcements {
  const t = useKernelTexts();
  const values = (id: number | string, over: number | string | undefined) => ({
    name: nameOf(String(id)),
    place: String(keys.indexOf(String(over ?? id)) + 1),
    of: String(keys.length),
  });
  return {
    onDragStart: ({ active }) => t('order.lifted', values(active.id, undefined)),
    onDragOver: ({ active, over }) => t('order.over', values(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('order.dropped', values(active.id, over?.id)),
    onDragCancel: ({ active }) => t('order.cancelled', { name: nameOf(String(active.id)) }),
  };
}
