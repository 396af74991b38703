import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { wordsOf } from '#ui/pdf/open-pdf.ts';

/** What is known of a page once it was near. */
export interface KnownPage {
  /** Height by width. */
  ratio: number;
  words: string;
}

interface Drawing {
  pdf: PDFDocumentProxy;
  number: number;
  /** In pixels of the screen. */
  width: number;
  onKnown: (known: KnownPage) => void;
}

/** More pixels than this a phone does not draw. */
const maxPixels = 12_000_000;

/** Draws a page, and tells its shape and words before; returns how to stop. */
export function drawPage(canvas: HTMLCanvasElement, { pdf, number, width, onKnown }: Drawing): () => void {
  let isCurrent = true;
  let stop = (): void => undefined;
  const run = async (): Promise<void> => {
    const page = await pdf.getPage(number);
    const plain = page.getViewport({ scale: 1 });
    const ratio = plain.height / plain.width;
    const words = await wordsOf(page);
    if (!isCurrent) return;
    onKnown({ ratio, words });
    const sharpness = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * width * ratio)));
    const viewport = page.getViewport({ scale: (width / plain.width) * sharpness });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    stop = () => task.cancel();
    await task.promise;
  };
  // A page that has left the screen is drawn no further; one that cannot be drawn has its words, and the document can be downloaded.
  run().catch(() => undefined);
  return () => {
    isCurrent = false;
    stop();
  };
}
