import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf, wordsOf } from './open-pdf.ts';

interface Drawing {
  bytes: Uint8Array;
  /** In pixels of the page. */
  width: number;
  /** What a page is called, by its number and how many there are. */
  label: (page: number, pages: number) => string;
  /** The language of the words, as `lang` has it. */
  language: string;
  signal: AbortSignal;
}

/** Draws the pages of a PDF into a container. What stood there stays until its page is drawn, those in sight first, so that nothing flickers and nothing scrolls. */
export async function drawPages(container: HTMLElement, { bytes, width, label, language, signal }: Drawing): Promise<void> {
  const loading = openPdf(bytes);
  try {
    const pdf = await loading.promise;
    for (const index of inSightFirst(container, pdf.numPages)) {
      if (signal.aborted) return;
      const page = await drawnPage(await pdf.getPage(index + 1), width, language);
      if (signal.aborted) return;
      page.setAttribute('aria-label', label(index + 1, pdf.numPages));
      const former = container.children[index];
      if (former) former.replaceWith(page);
      else container.append(page);
    }
    while (container.children.length > pdf.numPages) container.lastElementChild?.remove();
  } finally {
    await loading.destroy();
  }
}

/** The pages in the order of drawing: first that in sight, and then from the beginning. New ones are appended in their order. */
function inSightFirst(container: HTMLElement, pages: number): number[] {
  const all = Array.from({ length: pages }, (_unused, index) => index);
  const top = container.parentElement?.getBoundingClientRect().top ?? 0;
  const seen = [...container.children].findIndex((page) => page.getBoundingClientRect().bottom > top);
  return seen > 0 && seen < pages ? [seen, ...all.filter((index) => index !== seen)] : all;
}

/** A page as a picture, with its words for those who do not see it. */
async function drawnPage(page: PDFPageProxy, width: number, language: string): Promise<HTMLElement> {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale: scale * devicePixelRatio });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.ariaHidden = 'true';
  await page.render({ canvas, viewport }).promise;
  const words = document.createElement('p');
  words.lang = language;
  words.textContent = await wordsOf(page);
  const section = document.createElement('section');
  section.append(canvas, words);
  return section;
}
