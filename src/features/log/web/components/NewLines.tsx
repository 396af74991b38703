import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { countCap } from '#kernel/contract/paging.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './log.module.css';

/** Offers to load new lines; the list does not change before the user asks for it. */
export function NewLines({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTexts<typeof en>('log');
  const place = useRef<HTMLOutputElement>(null);
  const show = (): void => {
    onShow();
    // The button disappears, so the focus moves to its container, above the first line.
    place.current?.focus();
  };
  return (
    <output ref={place} tabIndex={-1} aria-label={t('news.label')} className={styles['news']}>
      {count > 0 && (
        <Button variant="light" leftSection={<IconArrowUp aria-hidden />} onClick={show}>
          {count > countCap ? t('news.many') : t('news.show', { count })}
        </Button>
      )}
    </output>
  );
}
