import { Button } from '@mantine/core';
import { IconTrash, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { showToast } from '#ui/toasts.ts';
import { deleteView, saveView } from '../contract/endpoints.ts';
import type { SavedView } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { readsOfViews } from './reads-of-views.ts';
import styles from './saved-views.module.css';

interface ManageViewsProps {
  list: string;
  /** What the list shows now. */
  query: string;
  views: readonly SavedView[];
  mayShare: boolean;
  onClose: () => void;
}

/** Replaces, shares and deletes the views of a list. */
export function ManageViews({ views, onClose, ...shown }: ManageViewsProps) {
  const t = useTexts<typeof en>('saved-views');
  const theirs = views.filter(({ permissions }) => permissions.change || permissions.delete);
  return (
    <Dialog title={t('manage.title')} isOpen onClose={onClose}>
      {theirs.length === 0 && <p>{t('manage.none')}</p>}
      {theirs.length > 0 && (
        <FramedList label={t('manage.label')}>
          {theirs.map((view) => (
            <ViewLine key={view.viewId} view={view} {...shown} />
          ))}
        </FramedList>
      )}
    </Dialog>
  );
}

function ViewLine({ view, list, query, mayShare }: Pick<ManageViewsProps, 'list' | 'query' | 'mayShare'> & { view: SavedView }) {
  const t = useTexts<typeof en>('saved-views');
  const k = useKernelTexts();
  const { write } = useWrite(saveView, { changes: readsOfViews });
  const { write: remove } = useWrite(deleteView, { changes: readsOfViews });
  const [isAsking, setAsking] = useState(false);
  const { viewId, name, isShared, isOwn, permissions } = view;
  const saved = { list, name, query: view.query, isShared };
  const change = (part: { query?: string; isShared?: boolean }, title: string) =>
    runOrShowError(async () => {
      await write({ body: { viewId, ...saved, ...part, read: { name, query: view.query, isShared } } });
      showToast({ title });
    });
  const bringBack = () => runOrShowError(async () => void (await write({ body: saved })));
  const deleteOwn = () =>
    runOrShowError(async () => {
      await remove({ query: { viewId } });
      const mayUndo = !isShared || mayShare;
      showToast({
        title: t('manage.deleted', { name }),
        ...(mayUndo && { action: { label: k('actions.undo'), run: () => void bringBack() } }),
      });
    });
  return (
    <FramedRow>
      <span className={styles['name']}>
        {name}
        {isShared && (
          <StatusBadge tone="note" icon={IconUsers}>
            {t('manage.shared')}
          </StatusBadge>
        )}
      </span>
      {permissions.change && query !== view.query && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('manage.replaceOf', { name })}
          onClick={() => void change({ query }, t('manage.replaced', { name }))}
        >
          {t('manage.replace')}
        </Button>
      )}
      {permissions.change && mayShare && (
        <Button
          size="xs"
          variant="default"
          aria-label={t(isShared ? 'manage.unshareOf' : 'manage.shareOf', { name })}
          onClick={() => void change({ isShared: !isShared }, t(isShared ? 'manage.unsharedNow' : 'manage.sharedNow', { name }))}
        >
          {t(isShared ? 'manage.unshare' : 'manage.share')}
        </Button>
      )}
      {permissions.delete && (
        <IconButton
          size={30}
          label={t('manage.deleteOf', { name })}
          icon={IconTrash}
          onClick={() => (isOwn ? void deleteOwn() : setAsking(true))}
        />
      )}
      {isAsking && (
        // Undo would make it the view of whoever deleted it.
        <ConfirmAction
          title={t('manage.deleteTitle', { name })}
          confirmLabel={t('manage.confirmDelete')}
          isDestructive
          act={() => remove({ query: { viewId } })}
          done={t('manage.deleted', { name })}
          onClose={() => setAsking(false)}
        >
          {t('manage.deleteText')}
        </ConfirmAction>
      )}
    </FramedRow>
  );
}
