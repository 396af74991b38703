import {
  getDocument,
  GlobalWorkerOptions,
  PDFWorker,
  version,
  type PDFDocumentLoadingTask,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

// A cache of the page: starting a worker takes longer than drawing.
let worker: PDFWorker | undefined;

/** Where the build puts what pdfjs fetches by itself (`scripts/web/pdf-parts.ts`). */
const parts = (folder: string): string => new URL(`/assets/pdfjs-${version}/${folder}/`, location.origin).href;

/** Opens a PDF; it takes the bytes with it. Whoever opened it destroys it. */
export function openPdf(bytes: Uint8Array): PDFDocumentLoadingTask {
  worker ??= new PDFWorker();
  return getDocument({
    data: bytes,
    worker,
    cMapUrl: parts('cmaps'),
    standardFontDataUrl: parts('standard_fonts'),
    wasmUrl: parts('wasm'),
    iccUrl: parts('iccs'),
  });
}

/** The words of a page, without what breaks them at the end of a line. */
export async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  const lines = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  return lines.replaceAll('\u200b', '').replaceAll('\n', ' ');
}
