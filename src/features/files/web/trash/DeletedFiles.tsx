import { Button } from '@mantine/core';
import { IconFolder, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { showToast } from '#ui/toasts.ts';
import type { DeletedItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { FileIcon } from '../panel/FileIcon.tsx';
import { usePanel } from '../panel/panel-state.ts';
import { kindOf } from '../../contract/rules/file-kind.ts';
import { useDeletedFiles, useFileWrite } from '../use-files.ts';
import { useRestore } from '../use-restore.ts';
import styles from './trash.module.css';

/** What was deleted in the last 30 days, to be restored or erased (files.34). */
export function DeletedFiles({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('files');
  const { place } = usePanel();
  const [erased, setErased] = useState<DeletedItem>();
  const read = useDeletedFiles(place);
  return (
    <SidePanel title={t('panel.deleted.title')} isOpen onClose={onClose}>
      <p className={styles['lead']}>{t('panel.deleted.text')}</p>
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={IconTrash} title={t('panel.deleted.none')} />
          ) : (
            <StackedList>
              {items.map((item) => (
                <Item key={item.id} item={item} onErase={() => setErased(item)} />
              ))}
            </StackedList>
          )
        }
      </Loaded>
      {erased && <EraseDialog item={erased} onClose={() => setErased(undefined)} />}
    </SidePanel>
  );
}

function Item({ item, onErase }: { item: DeletedItem; onErase: () => void }) {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  const { place } = usePanel();
  const restore = useRestore(place);
  const { kind, id, name, files, size, deletedBy, deletedDate } = item;
  const who = deletedBy?.fullName ?? t('panel.deletedPerson');
  const [fileIds, tagIds] = kind === 'file' ? [[id], []] : [[], [id]];
  return (
    <li className={styles['item']}>
      <span className={styles['name']}>
        {kind === 'folder' ? <IconFolder aria-hidden size={20} stroke={1.5} /> : <FileIcon kind={kindOf({ fileName: name, url: null })} />}
        {name}
      </span>
      <span className={styles['facts']}>
        {[
          t('panel.deleted.who', { name: who, date: format.dayOf(deletedDate) }),
          ...(kind === 'folder' ? [t('panel.inFolder', { count: files })] : []),
          ...(size > 0 ? [format.bytes(size)] : []),
        ].join(' · ')}
      </span>
      <ButtonRow>
        <Button
          size="xs"
          variant="default"
          aria-label={t('panel.deleted.restoreOne', { name })}
          onClick={() => void restore(fileIds, tagIds)}
        >
          {t('panel.deleted.restore')}
        </Button>
        <Button size="xs" variant="subtle" color="red" aria-label={t('panel.deleted.eraseOne', { name })} onClick={onErase}>
          {t('panel.deleted.erase')}
        </Button>
      </ButtonRow>
    </li>
  );
}

function EraseDialog({ item: { kind, id, name }, onClose }: { item: DeletedItem; onClose: () => void }) {
  const t = useTexts<typeof en>('files');
  const { place } = usePanel();
  const write = useFileWrite(place);

  async function erase(): Promise<void> {
    const [fileIds, tagIds] = kind === 'file' ? [[id], []] : [[], [id]];
    if (await write((calls) => calls.erase(fileIds, tagIds))) showToast({ title: t('panel.deleted.erased', { name }), milliseconds: 3000 });
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('panel.deleted.eraseTitle', { name })}
      isOpen
      isDestructive
      onClose={onClose}
      onConfirm={erase}
      confirmLabel={t('panel.deleted.erase')}
    >
      {t('panel.deleted.eraseText')}
    </ConfirmDialog>
  );
}
