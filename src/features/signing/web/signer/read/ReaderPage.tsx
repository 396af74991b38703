import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drawPage, type KnownPage } from './draw-page.ts';
import styles from './reader.module.css';

interface ReaderPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  /** Height by width until it is known. */
  ratio: number;
  /** In pixels of the screen. */
  width: number;
  label: string;
  onSeen: () => void;
}

/** One page: its picture while it is near, and its words for those who do not see it. */
export function ReaderPage({ pdf, number, ratio, width, label, onSeen }: ReaderPageProps) {
  const page = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [known, setKnown] = useState<KnownPage>();
  const isNear = useInView(page, '150% 0px');
  const isEndInView = useInView(end, '0px');
  const isSeen = isEndInView && known !== undefined;
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (isSeen) seen();
  }, [isSeen]);
  useEffect(() => {
    if (!isNear || !canvas.current) return undefined;
    return drawPage(canvas.current, { pdf, number, width, onKnown: setKnown });
  }, [isNear, pdf, number, width]);
  return (
    <section
      ref={page}
      className={styles['page']}
      aria-label={label}
      style={{ width, height: Math.round(width * (known?.ratio ?? ratio)) }}
    >
      {isNear && <canvas ref={canvas} aria-hidden />}
      <p>{known?.words}</p>
      <div ref={end} className={styles['end']} />
    </section>
  );
}

function useInView(target: { readonly current: Element | null }, rootMargin: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!target.current) return undefined;
    const watch = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), { rootMargin });
    watch.observe(target.current);
    return () => watch.disconnect();
  }, [target, rootMargin]);
  return isInView;
}
