import { IconRefresh, IconX } from '@tabler/icons-react';
import { warningLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useStore } from '#kernel/web/store.ts';
import { useTexts, type Texts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { RunningLine, RunningTray } from '#ui/RunningTray.tsx';
import type { en } from '../../texts/en.ts';
import { isInProgress, newestFirst, type UploadItem, type UploadState } from './upload-queue.ts';
import { uploads } from './uploads.ts';

/** The list of uploads, on every page; each file's result stays until the list is closed. */
export function UploadTray() {
  const t = useTexts<typeof en>('files');
  const items = newestFirst(useStore(uploads.items));
  if (items.length === 0) return null;
  const isBusy = items.some(isInProgress);
  const words = {
    fold: t('panel.tray.fold'),
    unfold: t('panel.tray.unfold'),
    close: t('panel.tray.close'),
  };
  return (
    <RunningTray
      label={t('panel.tray.title')}
      title={titleOf(items, t)}
      words={words}
      newest={items[0]?.id}
      onClose={isBusy ? undefined : uploads.clear}
      cancelAll={isBusy ? { label: t('panel.tray.cancelAll'), run: uploads.cancelAll } : undefined}
    >
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </RunningTray>
  );
}

function titleOf(items: readonly UploadItem[], t: Texts<typeof en>): string {
  const busy = items.filter(isInProgress).length;
  const done = items.filter(({ state }) => state === 'done').length;
  if (busy > 0) return t('panel.tray.busy', { count: busy });
  if (done === 0) return t('panel.tray.none');
  return done === items.length ? t('panel.tray.done', { count: done }) : t('panel.tray.notAll', { done, all: items.length });
}

const stateOf = {
  checking: 'waiting',
  waiting: 'waiting',
  sending: 'running',
  done: 'done',
  refused: 'failed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<UploadState, string>;

function Item({ item }: { item: UploadItem }) {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  const { id, state, share, file } = item;
  return (
    <RunningLine
      name={file.name}
      state={stateOf[state]}
      share={share}
      shareText={format.percent(Math.floor(share * 100))}
      shareLabel={format.bytes(file.size)}
      text={state === 'sending' ? undefined : stateText(item, t)}
    >
      {isInProgress(item) && (
        <IconButton size={28} label={t('panel.tray.cancel', { name: file.name })} icon={IconX} onClick={() => uploads.cancel(id)} />
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <IconButton size={28} label={t('panel.tray.retry', { name: file.name })} icon={IconRefresh} onClick={() => uploads.retry(id)} />
      )}
    </RunningLine>
  );
}

function stateText({ state, codes }: UploadItem, t: Texts<typeof en>): string {
  switch (state) {
    case 'done':
      return t('panel.tray.stateDone');
    case 'refused':
      return [t('panel.tray.refused'), ...warningLines(codes, 'files')].join('. ');
    case 'failed':
      return codes.length > 0 ? [t('panel.tray.refused'), ...warningLines(codes, 'files')].join('. ') : t('panel.tray.failed');
    case 'cancelled':
      return t('panel.tray.cancelled');
    case 'checking':
      return t('panel.tray.checking');
    case 'waiting':
    case 'sending':
      return t('panel.tray.waiting');
  }
}
