import { Button, Portal } from '@mantine/core';
import { IconAlertCircle, IconChevronDown, IconChevronUp, IconCircleCheck, IconRefresh, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { warningLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useStore } from '#kernel/web/store.ts';
import { useTexts, type Texts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { en } from '../../texts/en.ts';
import { isInProgress, type UploadItem } from './upload-queue.ts';
import { uploads } from './uploads.ts';
import styles from './tray.module.css';

/** The list of uploads, on every page; each file's result stays until the list is closed. */
export function UploadTray() {
  const t = useTexts<typeof en>('files');
  const items = useStore(uploads.items);
  const [isFolded, setFolded] = useState(false);
  if (items.length === 0) return null;
  const isBusy = items.some(isInProgress);
  return (
    <Portal>
      <section className={styles['tray']} aria-label={t('panel.tray.title')}>
        <header className={styles['head']}>
          <output className={styles['title']}>{titleOf(items, t)}</output>
          <IconButton
            size={28}
            label={t(isFolded ? 'panel.tray.unfold' : 'panel.tray.fold')}
            aria-expanded={!isFolded}
            icon={isFolded ? IconChevronUp : IconChevronDown}
            onClick={() => setFolded(!isFolded)}
          />
          {!isBusy && <IconButton size={28} label={t('panel.tray.close')} icon={IconX} onClick={uploads.clear} />}
        </header>
        {!isFolded && (
          <ul className={styles['list']}>
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        )}
        {isBusy && (
          <Button variant="subtle" size="xs" onClick={uploads.cancelAll}>
            {t('panel.tray.cancelAll')}
          </Button>
        )}
      </section>
    </Portal>
  );
}

function titleOf(items: readonly UploadItem[], t: Texts<typeof en>): string {
  const busy = items.filter(isInProgress).length;
  const done = items.filter(({ fate }) => fate === 'done').length;
  if (busy > 0) return t('panel.tray.busy', { count: busy });
  if (done === 0) return t('panel.tray.none');
  return done === items.length ? t('panel.tray.done', { count: done }) : t('panel.tray.notAll', { done, all: items.length });
}

function Item({ item }: { item: UploadItem }) {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  const { id, fate, share, file } = item;
  return (
    <li className={styles['item']} data-fate={fate}>
      <span className={styles['fate']}>
        {fate === 'done' && <IconCircleCheck aria-hidden size={18} />}
        {(fate === 'refused' || fate === 'failed') && <IconAlertCircle aria-hidden size={18} />}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']} title={file.name}>
          {file.name}
        </span>
        {fate === 'sending' ? (
          <ProgressLine label={format.bytes(file.size)} share={share} text={format.percent(Math.floor(share * 100))} />
        ) : (
          <span className={styles['why']}>{fateText(item, t)}</span>
        )}
      </span>
      {isInProgress(item) && (
        <IconButton size={28} label={t('panel.tray.cancel', { name: file.name })} icon={IconX} onClick={() => uploads.cancel(id)} />
      )}
      {(fate === 'failed' || fate === 'cancelled') && (
        <IconButton size={28} label={t('panel.tray.retry', { name: file.name })} icon={IconRefresh} onClick={() => uploads.retry(id)} />
      )}
    </li>
  );
}

function fateText({ fate, codes }: UploadItem, t: Texts<typeof en>): string {
  switch (fate) {
    case 'done':
      return t('panel.tray.fateDone');
    case 'refused':
      return [t('panel.tray.refused'), ...warningLines(codes, 'files')].join('. ');
    case 'failed':
      return t('panel.tray.failed');
    case 'cancelled':
      return t('panel.tray.cancelled');
    case 'checking':
      return t('panel.tray.checking');
    case 'waiting':
    case 'sending':
      return t('panel.tray.waiting');
  }
}
