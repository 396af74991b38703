import { Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawPages } from './draw-pages.ts';
import styles from './pdf.module.css';

interface PdfPagesProps {
  /** The newest bytes; undefined while they are loading. */
  bytes: Uint8Array | undefined;
  /** Nothing more will come: there is no space kept for it. */
  hasFailed?: boolean;
  /** The language of the document, as `lang` has it. */
  language: string;
  /** What the pages are together. */
  title: string;
  loadingLabel: string;
  pageLabel: (page: number, pages: number) => string;
}

/** The pages of a PDF, with their words for screen readers; newer bytes replace them page by page. */
export function PdfPages({ bytes, hasFailed = false, language, title, loadingLabel, pageLabel }: PdfPagesProps) {
  const container = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawing(container, { bytes, language, pageLabel });
  return (
    <div className={styles['stage']}>
      {!isDrawn && !hasFailed && (
        <output className={styles['blank']} aria-label={loadingLabel}>
          <Skeleton height="100%" />
        </output>
      )}
      {/* Scrolls by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles['scroll']} tabIndex={0} aria-label={title}>
        <div ref={container} className={styles['pages']} />
      </section>
    </div>
  );
}

type Drawn = Pick<PdfPagesProps, 'bytes' | 'language' | 'pageLabel'>;

/** Draws the newest bytes; answers whether anything is drawn yet. */
function useDrawing(container: { readonly current: HTMLElement | null }, { bytes, language, pageLabel }: Drawn): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const [width, setWidth] = useState(0);
  const label = useEffectEvent(pageLabel);
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
