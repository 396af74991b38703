import { Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { errorLines } from '#kernel/web/error-texts.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';
import { fileCalls } from '../file-calls.ts';
import type { ShownFile } from '../file-place.ts';
import { usePanel } from '../panel/panel-state.ts';
import { shownAs, type ShownAs } from '../rules/shown-as.ts';
import styles from './view.module.css';

type Content = { state: 'loading' } | { state: 'ready'; address: string; text: string } | { state: 'failed'; error: unknown };

/** The number of characters shown of a text; the rest is in the download. */
const maxText = 200_000;

/** The file as displayed by the browser: nothing in it is executed, and it is fetched once, as one view. */
export function Preview({ file }: { file: ShownFile }) {
  const t = useTexts<typeof en>('files');
  const how = shownAs(file.contentType, navigator.pdfViewerEnabled);
  const content = useContent(file, how);
  if (how === 'facts') return file.url === null && <p className={styles['none']}>{t('panel.view.noPreview')}</p>;
  if (content.state === 'failed') return <Failed error={content.error} />;
  if (content.state === 'loading') {
    return (
      <output className={styles['frame']} aria-label={t('panel.view.loading')}>
        <Delayed>
          <Skeleton height="100%" />
        </Delayed>
      </output>
    );
  }
  return <Drawn how={how} name={file.fileName} {...content} />;
}

function Drawn({ how, name, address, text }: { how: ShownAs; name: string; address: string; text: string }) {
  const t = useTexts<typeof en>('files');
  const title = t('panel.view.preview', { name });
  if (how === 'picture') return <img className={styles['picture']} src={address} alt={title} />;
  // Browsers display no PDF in a sandboxed frame. The frame's content is a blob created here with the type `application/pdf`, whose viewer is isolated.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  if (how === 'pdf') return <iframe className={styles['frame']} src={address} title={title} />;
  return (
    <>
      <textarea className={styles['text']} aria-label={title} readOnly value={text.slice(0, maxText)} />
      {text.length > maxText && <p className={styles['none']}>{t('panel.view.cut')}</p>}
    </>
  );
}

function Failed({ error }: { error: unknown }) {
  const t = useTexts<typeof en>('files');
  const isGone = error instanceof CallError && error.status === 404;
  return (
    <Notice tone="bad" role="alert" title={t(isGone ? 'panel.view.goneTitle' : 'panel.view.failed')}>
      {isGone ? t('panel.view.goneText') : errorLines(error).join(' ')}
    </Notice>
  );
}

/** Fetches the bytes and creates an object URL with the content type that the server detected. */
function useContent({ id, fileName, contentType }: ShownFile, how: ShownAs): Content {
  const { place } = usePanel();
  const [content, setContent] = useState<Content>({ state: 'loading' });
  const { files, ownerId } = place;
  useEffect(() => {
    if (how === 'facts') return undefined;
    let address: string | undefined;
    let isOver = false;
    const calls = fileCalls({ files, ...(ownerId !== undefined && { ownerId }) });
    const fetchIt = async (): Promise<void> => {
      const blob = await calls.read(id, fileName, true);
      const text = how === 'text' ? await blob.text() : '';
      if (isOver) return;
      address = URL.createObjectURL(new Blob([blob], { type: contentType ?? '' }));
      setContent({ state: 'ready', address, text });
    };
    fetchIt().catch((error: unknown) => isOver || setContent({ state: 'failed', error }));
    return () => {
      isOver = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [id, fileName, contentType, how, files, ownerId]);
  return content;
}
