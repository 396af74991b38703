import { Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '#kernel/contract/locale.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { EmploymentDocument } from '../../contract/document.ts';
import type { en } from '../../texts/en.ts';
import { drawPages } from './draw-pages.ts';
import styles from './preview.module.css';
import { usePreview } from './use-preview.ts';

/** The pages of a contract with what is typed in it. */
export function PdfPages({ document }: { document: EmploymentDocument }) {
  const t = useTexts<typeof en>('employment');
  const { bytes, hasFailed } = usePreview(document);
  const container = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawing(container, bytes, document.language);
  return (
    <div className={styles['frame']}>
      <p className={styles['note']}>{t('wizard.preview.draft')}</p>
      {hasFailed && <Notice tone="warn">{t('wizard.preview.failed')}</Notice>}
      {!isDrawn && !hasFailed && (
        <output aria-label={t('wizard.preview.loading')}>
          <Skeleton className={styles['blank'] ?? ''} height="auto" />
        </output>
      )}
      {/* Scrolls by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['scroll']} tabIndex={0} aria-label={t('wizard.preview.title')}>
        <div ref={container} className={styles['pages']} />
      </section>
    </div>
  );
}

/** Draws the newest bytes; answers whether anything is drawn yet. */
function useDrawing(container: { readonly current: HTMLElement | null }, bytes: Uint8Array | undefined, language: Language): boolean {
  const t = useTexts<typeof en>('employment');
  const [isDrawn, setDrawn] = useState(false);
  const [width, setWidth] = useState(0);
  const label = useEffectEvent((page: number, pages: number) => t('wizard.preview.page', { page, pages }));
  useEffect(() => {
    if (!container.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    watch.observe(container.current);
    return () => watch.disconnect();
  }, [container]);
  useEffect(() => {
    if (!container.current || !bytes || width === 0) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const draw = async (element: HTMLElement): Promise<void> => {
      // The reader of PDFs takes the bytes with it.
      await drawPages(element, { bytes: bytes.slice(), width, label: (page, pages) => label(page, pages), language, signal });
      if (!signal.aborted) setDrawn(true);
    };
    void draw(container.current);
    return () => ended.abort();
  }, [container, bytes, width, language]);
  return isDrawn;
}
