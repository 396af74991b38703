import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './arrange.module.css';
import type { Placeable } from './WidgetRow.tsx';
import { WidgetRow } from './WidgetRow.tsx';

interface WidgetListProps {
  placed: readonly Placeable[];
  onMove: (from: number, to: number) => void;
  onShow: (place: number, visible: boolean) => void;
}

/** The widgets in order: moved by mouse or finger, by the keyboard on their handle, or by buttons. */
export function WidgetList({ placed, onMove, onShow }: WidgetListProps) {
  const t = useTexts<typeof en>('dashboard');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(placed);
  const keys = placed.map(({ widget }) => widget.key);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('arrange.how') } }}
      onDragEnd={({ active, over }) => over && onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles['list']} aria-label={t('arrange.list')}>
          {placed.map((one, place) => (
            <WidgetRow
              key={one.widget.key}
              placed={one}
              isFirst={place === 0}
              isLast={place === placed.length - 1}
              onMove={(steps) => onMove(place, place + steps)}
              onShow={(visible) => onShow(place, visible)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** Announcements for screen readers while a widget is moved. */
function useAnnouncements(placed: readonly Placeable[]): Announcements {
  const t = useTexts<typeof en>('dashboard');
  const language = useLanguage();
  const name = (id: number | string): string => placed.find(({ widget }) => widget.key === id)?.widget.title[language] ?? '';
  const values = (id: number | string, over: number | string | undefined) => ({
    name: name(id),
    place: String(placed.findIndex(({ widget }) => widget.key === (over ?? id)) + 1),
    of: String(placed.length),
  });
  return {
    onDragStart: ({ active }) => t('arrange.lifted', values(active.id, undefined)),
    onDragOver: ({ active, over }) => t('arrange.over', values(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('arrange.dropped', values(active.id, over?.id)),
    onDragCancel: ({ active }) => t('arrange.cancelled', { name: name(active.id) }),
  };
}
