import { Button } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { call } from '#kernel/web/call.ts';
import { useFormat } from '#kernel/web/format.ts';
import { saveFile } from '#kernel/web/save-file.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { getProof } from '../../contract/endpoints.ts';
import type { Task } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './tasks.module.css';

/** The files with which a task was completed, each to download. */
export function ProofList({ proofs }: Pick<Task, 'proofs'>) {
  const t = useTexts<typeof en>('tasks');
  const format = useFormat();
  const download = (fileId: string, fileName: string) =>
    void runOrShowError(async () => saveFile(await call(getProof, { params: { fileName }, query: { fileId } })));
  if (proofs.length === 0) return null;
  return (
    <ul className={styles['proofs']} aria-label={t('proof')}>
      {proofs.map(({ fileId, fileName, size }) => (
        <li key={fileId}>
          <Button size="compact-sm" variant="subtle" leftSection={<IconFile aria-hidden />} onClick={() => download(fileId, fileName)}>
            {fileName} ({format.bytes(size)})
          </Button>
        </li>
      ))}
    </ul>
  );
}
