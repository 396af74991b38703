import { IconDownload, IconFileCheck, IconFileText, IconPaperclip, type Icon } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { SigningFile, SigningRequest } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { downloadFile } from '../actions/use-request-files.ts';
import { fileAddress } from '../file-address.ts';
import styles from './request.module.css';

/** The document, what comes with it, and the signed PDF first. */
export function RequestFiles({ request: { document, signedDocument, attachments } }: { request: SigningRequest }) {
  const t = useTexts<typeof en>('signing');
  return (
    <section className={styles['section']}>
      <h3>{t('request.files')}</h3>
      <FramedList label={t('request.files')}>
        {signedDocument && <File file={signedDocument} icon={IconFileCheck} kind={t('request.signedFile')} />}
        {document && <File file={document} icon={IconFileText} kind={signedDocument ? t('request.sentFile') : undefined} />}
        {attachments.map((file) => (
          <File key={file.fileId} file={file} icon={IconPaperclip} />
        ))}
      </FramedList>
    </section>
  );
}

function File({ file, icon: Picture, kind }: { file: SigningFile; icon: Icon; kind?: string | undefined }) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const { fileId, name, size, pages } = file;
  const about = [kind, pages !== null && t('request.pages', { count: pages }), format.bytes(size)].filter(Boolean).join(' · ');
  return (
    <FramedRow>
      <span className={styles['file']}>
        <Picture aria-hidden size={20} stroke={1.5} />
        <span className={styles['who']}>
          <a href={fileAddress(file)} target="_blank" rel="noopener">
            {name}
          </a>
          <span className={styles['quiet']}>{about}</span>
        </span>
      </span>
      <IconButton label={`${t('request.actions.download')}: ${name}`} icon={IconDownload} size={32} onClick={() => downloadFile(fileId)} />
    </FramedRow>
  );
}
