import { SortableList } from '#kernel/web/sortable/SortableList.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import type { Placeable } from './WidgetRow.tsx';
import { WidgetRow } from './WidgetRow.tsx';

interface WidgetListProps {
  placed: readonly Placeable[];
  onMove: (from: number, to: number) => void;
  onShow: (place: number, visible: boolean) => void;
}

/** The widgets in order. */
export function WidgetList({ placed, onMove, onShow }: WidgetListProps) {
  const t = useTexts<typeof en>('dashboard');
  const language = useLanguage();
  const nameOf = (key: string): string => placed.find(({ widget }) => widget.key === key)?.widget.title[language] ?? '';
  return (
    <SortableList label={t('arrange.list')} keys={placed.map(({ widget }) => widget.key)} nameOf={nameOf} onMove={onMove}>
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
    </SortableList>
  );
}
