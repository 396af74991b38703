import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openPdf } from '#ui/pdf/open-pdf.ts';
import { ReaderPage } from './ReaderPage.tsx';
import styles from './reader.module.css';

interface PdfReaderProps {
  bytes: Uint8Array;
  /** 1 is as wide as there is room. */
  zoom: number;
  language: string;
  label: string;
  pageLabel: (page: number, pages: number) => string;
  /** Somebody has come to the end of a page. */
  onSeen: (page: number, pages: number) => void;
  onFailed: () => void;
}

/** The pages of a PDF below each other. Those near to the place that is looked at are drawn, so that a thousand pages open as fast as one. */
export function PdfReader({ bytes, zoom, language, label, pageLabel, onSeen, onFailed }: PdfReaderProps) {
  const container = useRef<HTMLDivElement>(null);
  const opened = useOpened(bytes, onFailed);
  const width = useWidth(container);
  const pages = opened?.pdf.numPages ?? 0;
  return (
    <section className={styles['reader']} aria-label={label} lang={language}>
      <div ref={container}>
        {opened &&
          width > 0 &&
          Array.from({ length: pages }, (_unused, index) => (
            <ReaderPage
              // Pages never change their order.
              key={index}
              pdf={opened.pdf}
              number={index + 1}
              ratio={opened.ratio}
              width={Math.round(width * zoom)}
              label={pageLabel(index + 1, pages)}
              onSeen={() => onSeen(index + 1, pages)}
            />
          ))}
      </div>
    </section>
  );
}

interface OpenedPdf {
  pdf: PDFDocumentProxy;
  /** Height by width of the first page: what the others are taken for until they are drawn. */
  ratio: number;
}

function useOpened(bytes: Uint8Array, onFailed: () => void): OpenedPdf | undefined {
  const [opened, setOpened] = useState<OpenedPdf>();
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    // The reader of PDFs takes the bytes with it.
    const loading = openPdf(bytes.slice());
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const pdf = await loading.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (isCurrent) setOpened({ pdf, ratio: height / width });
    };
    open().catch(() => isCurrent && failed());
    return () => {
      isCurrent = false;
      setOpened(undefined);
      void loading.destroy();
    };
  }, [bytes]);
  return opened;
}

function useWidth(container: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!container.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    watch.observe(container.current);
    return () => watch.disconnect();
  }, [container]);
  return width;
}
