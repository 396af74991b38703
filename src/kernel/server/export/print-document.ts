import { printPdf } from '../pdf/print-pdf.ts';
import { cellText, clean, exportTexts } from './cell-text.ts';
import type { TableHead } from './table.ts';

/** The heading of a document that is not one table. */
export type DocumentHead = Omit<TableHead, 'columns'>;

/** Typesets one of our sources with the data that every document has and its own data. */
export function printDocument(template: URL, head: DocumentHead, data: object, signal?: AbortSignal): Promise<Uint8Array> {
  const pictures = head.logo && { 'logo.png': head.logo.png };
  return printPdf({ template, data: { ...documentData(head), ...data }, ...(pictures && { pictures }) }, signal);
}

function documentData({ companyName, language, title, today, timeZone }: DocumentHead) {
  return {
    title: clean(title),
    companyName: clean(companyName),
    day: cellText(today, 'date', { language, timeZone }),
    lang: language === 'no' ? 'nb' : 'en',
    region: language === 'no' ? 'NO' : 'GB',
    page: exportTexts[language].page,
  };
}
