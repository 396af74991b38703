import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useOpened } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { saveFile } from '#kernel/web/save-file.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import type { en } from '../../texts/en.ts';
import type { ShownFile } from '../file-place.ts';
import { usePanel } from '../panel/panel-state.ts';
import { kindOf } from '../../contract/rules/file-kind.ts';
import { useFileWrite } from '../use-files.ts';
import { Preview } from './Preview.tsx';
import styles from './view.module.css';

/** One file beside the list, by `?file=`; shows a message when it no longer exists (files.22). */
export function FileDrawer() {
  const t = useTexts<typeof en>('files');
  const { list } = usePanel();
  const { id, close } = useOpened('file');
  const file = list.files.find((one) => one.id === id);
  // Only how the file is shown is chosen here.
  return (
    <SidePanel title={file?.fileName ?? t('panel.view.goneTitle')} isOpen={id !== undefined} onClose={close}>
      {file ? (
        <div className={styles['view']}>
          <Preview key={file.id} file={file} />
          <FileFacts file={file} />
        </div>
      ) : (
        <p className={styles['none']}>{t('panel.view.goneText')}</p>
      )}
    </SidePanel>
  );
}

function FileFacts({ file }: { file: ShownFile }) {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  const { place } = usePanel();
  const write = useFileWrite(place);
  const { id, fileName, url, size, uploadedDate, uploadedBy, tags } = file;
  return (
    <section aria-label={t('panel.view.facts')} className={styles['facts']}>
      {url === null ? (
        <Button
          leftSection={<IconDownload aria-hidden />}
          onClick={() => void write(async (calls) => saveFile(await calls.read(id, fileName, false)))}
        >
          {t('panel.view.download')}
        </Button>
      ) : (
        <Button component="a" href={url} target="_blank" rel="noopener noreferrer">
          {t('panel.view.open')}
        </Button>
      )}
      <Facts>
        <Fact label={t('panel.view.type')}>{t(`panel.kinds.${kindOf(file)}`)}</Fact>
        <Fact label={t('panel.view.size')}>{size !== null && format.bytes(size)}</Fact>
        <Fact label={t('panel.view.address')}>{url}</Fact>
        <Fact label={t('panel.view.uploaded')}>{format.moment(uploadedDate)}</Fact>
        <Fact label={t('panel.view.by')}>{uploadedBy?.fullName ?? t('panel.deletedPerson')}</Fact>
        <Fact label={t('panel.view.folders')}>{tags.map(({ tagName }) => tagName).join(', ')}</Fact>
      </Facts>
    </section>
  );
}
