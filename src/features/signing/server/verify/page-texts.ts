import { createHash } from 'node:crypto';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page as a reader finds it, as a digest; throws when the file cannot be read. */
export async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({
    // The library keeps what it is given.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: true,
  });
  try {
    const document = await task.promise;
    const texts: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      texts.push(await textOf(await document.getPage(number)));
    }
    return texts;
  } finally {
    await task.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

/** Words, where they stand, and the size of the page. */
async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  const digest = createHash('sha256').update(JSON.stringify([page.view, page.rotate]));
  for (const item of items) if ('str' in item) digest.update(JSON.stringify([item.str, item.transform]));
  page.cleanup();
  return digest.digest('hex');
}
