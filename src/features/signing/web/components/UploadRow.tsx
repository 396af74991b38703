import { IconX, type Icon } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { FramedRow } from '#ui/FramedList.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { SigningUpload } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './upload-row.module.css';

interface UploadRowProps {
  file: SigningUpload;
  icon: Icon;
  onRemove: () => void;
}

/** A file that waits for its request. */
export function UploadRow({ file: { name, pages, size }, icon: Picture, onRemove }: UploadRowProps) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const about = [pages !== null && t('new.document.pages', { count: pages }), format.bytes(size)].filter(Boolean).join(' · ');
  return (
    <FramedRow>
      <span className={styles['file']}>
        <Picture aria-hidden size={20} stroke={1.5} />
        <span className={styles['fileWords']}>
          <span>{name}</span>
          <span className={styles['quiet']}>{about}</span>
        </span>
      </span>
      <IconButton label={t('new.document.remove', { name })} icon={IconX} size={32} onClick={onRemove} />
    </FramedRow>
  );
}
