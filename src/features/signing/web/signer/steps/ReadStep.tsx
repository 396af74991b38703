import { IconDownload, IconZoomOut, IconPaperclip, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { saveFile } from '#kernel/web/save-file.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { SigningFile } from '../../../contract/entities.ts';
import type { en } from '../../../texts/en-signer.ts';
import { ActionButton } from '../components/ActionButton.tsx';
import { Problem } from '../components/Problem.tsx';
import { fetchFile, fileAddress } from '../fetch-file.ts';
import { useStoredWork } from '../stored-work.ts';
import { PdfReader } from '../read/PdfReader.tsx';
import { useDocument } from '../read/use-document.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { unread, type ReadWork } from './read-work.ts';
import styles from './read.module.css';
import type { StepProps } from '../step-props.ts';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The document to read, with all that comes with it. */
export function ReadStep(props: StepProps) {
  const { who, invitation, go } = props;
  const t = useTexts<typeof en>('signer');
  const [work, keep] = useStoredWork(invitation.signingRequestId, { name: 'read', initial: unread });
  const document = useDocument(who, invitation.document);
  const [zoom, setZoom] = useState(2);
  const [isUndrawable, setUndrawable] = useState(false);
  // Of a contract that is printed for signing only the drawing knows them.
  const [pageCount, setPageCount] = useState(invitation.document?.pages ?? undefined);
  const fingerprint = document.data?.fingerprint;
  const handleSeen = (page: number, drawn: number): void => {
    setPageCount(drawn);
    if (page > work.page || fingerprint !== work.fingerprint) {
      keep({ page: Math.max(page, work.page), isDone: work.isDone || page === drawn, fingerprint });
    }
  };
  const finish = () => keep({ ...work, isDone: true, fingerprint });
  return (
    <>
      <header className={styles['head']}>
        <p className={styles['progress']}>{t('progress', { step: 2, steps: 3 })}</p>
        <h1 className={styles['title']}>{invitation.name}</h1>
        <Attachments {...props} />
      </header>
      <Tools {...props} zoom={zoom} onZoom={setZoom} />
      {document.isPending && <ProgressLine label={t('read.loading')} />}
      <Problem lines={document.error ? errorLines(document.error) : isUndrawable ? [t('read.failed')] : []} />
      {document.error && (
        <ActionButton look="plain" onClick={() => void document.refetch()}>
          {t('retry')}
        </ActionButton>
      )}
      {document.data && !isUndrawable && (
        <PdfReader
          bytes={document.data.bytes}
          zoom={zooms[zoom] ?? 1}
          language={invitation.language === 'no' ? 'nb' : 'en'}
          label={t('read.pages')}
          pageLabel={(page, pages) => t('read.page', { page, pages })}
          onSeen={handleSeen}
          onFailed={() => setUndrawable(true)}
        />
      )}
      <ReadBar work={work} pages={pageCount} isUndrawable={isUndrawable} onFinish={finish} onSign={() => go('sign')}>
        <RefuseDialog {...props} />
      </ReadBar>
    </>
  );
}

interface ReadBarProps {
  work: ReadWork;
  pages: number | undefined;
  isUndrawable: boolean;
  onFinish: () => void;
  onSign: () => void;
  children: React.ReactNode;
}

/** Stays at the bottom: how far one has read, and the one thing to do next. */
function ReadBar({ work, pages, isUndrawable, onFinish, onSign, children }: ReadBarProps) {
  const t = useTexts<typeof en>('signer');
  const share = pages ? Math.min(1, work.page / pages) : undefined;
  const scrolls = { behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' } as const;
  return (
    <footer className={styles['bar']} data-pinned>
      {!work.isDone && !isUndrawable && (
        <ProgressLine
          label={t('read.progress')}
          isLabelHidden
          share={share ?? 0}
          text={pages === undefined ? '' : t('read.page', { page: Math.max(1, work.page), pages })}
        />
      )}
      <div className={styles['actions']}>
        {children}
        {work.isDone && <ActionButton onClick={onSign}>{t('read.toSign')}</ActionButton>}
        {!work.isDone && isUndrawable && <ActionButton onClick={onFinish}>{t('read.isRead')}</ActionButton>}
        {!work.isDone && !isUndrawable && (
          <>
            <ActionButton look="quiet" onClick={() => scrollTo({ top: document.documentElement.scrollHeight, ...scrolls })}>
              {t('read.toEnd')}
            </ActionButton>
            <ActionButton onClick={() => scrollBy({ top: innerHeight * 0.75, ...scrolls })}>{t('read.readOn')}</ActionButton>
          </>
        )}
      </div>
    </footer>
  );
}

function Tools({ who, invitation, zoom, onZoom }: StepProps & { zoom: number; onZoom: (zoom: number) => void }) {
  const t = useTexts<typeof en>('signer');
  return (
    <div className={styles['tools']}>
      <button type="button" aria-label={t('read.zoomOut')} disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
        <IconZoomOut aria-hidden size={20} />
      </button>
      <output className={styles['zoom']}>{`${Math.round((zooms[zoom] ?? 1) * 100)} %`}</output>
      <button type="button" aria-label={t('read.zoomIn')} disabled={zoom === zooms.length - 1} onClick={() => onZoom(zoom + 1)}>
        <IconZoomIn aria-hidden size={20} />
      </button>
      {invitation.document && <DownloadButton who={who} file={invitation.document} label={t('read.download')} />}
    </div>
  );
}

function Attachments({ who, invitation: { attachments } }: StepProps) {
  const t = useTexts<typeof en>('signer');
  const format = useFormat();
  if (attachments.length === 0) return null;
  return (
    <details className={styles['attachments']} open>
      <summary>
        <IconPaperclip aria-hidden size={18} /> {t('read.attachments', { count: attachments.length })}
      </summary>
      <ul>
        {attachments.map((file) => (
          <li key={file.fileId}>
            <a href={fileAddress(who, file)} target="_blank" rel="noreferrer">
              {file.name}
            </a>
            <span className={styles['size']}>{format.bytes(file.size)}</span>
            <DownloadButton who={who} file={file} label={t('read.downloadFile', { name: file.name })} isIcon />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface DownloadButtonProps extends Pick<StepProps, 'who'> {
  file: SigningFile;
  label: string;
  isIcon?: boolean;
}

function DownloadButton({ who, file, label, isIcon = false }: DownloadButtonProps) {
  const fetching = useAttempt();
  return (
    <>
      <button
        type="button"
        aria-label={isIcon ? label : undefined}
        aria-busy={fetching.isBusy || undefined}
        onClick={() => void fetching.run(async () => saveFile(await fetchFile(who, file)))}
      >
        <IconDownload aria-hidden size={20} />
        {!isIcon && <span>{label}</span>}
      </button>
      <Problem lines={fetching.lines} />
    </>
  );
}
