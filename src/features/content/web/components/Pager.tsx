import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { en } from '../../texts/en.ts';
import styles from './pager.module.css';

interface PagerProps<Item> {
  items: readonly Item[];
  label: string;
  children: (item: Item) => ReactNode;
  /** Called when the last item is reached. */
  onEnd?: () => void;
}

/** Shows one item at a time, with previous and next. */
export function Pager<Item>({ items, label, children, onEnd }: PagerProps<Item>) {
  const t = useTexts<typeof en>('content');
  const [chosen, setChosen] = useState(0);
  const last = items.length - 1;
  const place = Math.min(chosen, last);
  const item = items[place];
  if (item === undefined) return null;

  function go(next: number): void {
    setChosen(next);
    if (next === last) onEnd?.();
  }

  const words = { place: String(place + 1), count: String(items.length) };
  return (
    <section aria-label={label} className={styles['pager']}>
      <div aria-live="polite" className={styles['shown']}>
        {children(item)}
      </div>
      {last > 0 && (
        <ButtonRow at="centre">
          <PagerButton label={t('pager.previous')} icon={IconChevronLeft} to={place - 1} last={last} go={go} />
          <span className={styles['place']}>{t('pager.place', words)}</span>
          <PagerButton label={t('pager.next')} icon={IconChevronRight} to={place + 1} last={last} go={go} />
        </ButtonRow>
      )}
    </section>
  );
}

interface PagerButtonProps {
  label: string;
  icon: typeof IconChevronLeft;
  to: number;
  last: number;
  go: (place: number) => void;
}

/** Disabled at an end but still rendered, so that it keeps the focus. */
function PagerButton({ label, icon, to, last, go }: PagerButtonProps) {
  const isPossible = to >= 0 && to <= last;
  return (
    <IconButton
      label={label}
      icon={icon}
      variant="default"
      aria-disabled={!isPossible}
      data-disabled={isPossible ? undefined : true}
      onClick={() => isPossible && go(to)}
    />
  );
}
