import { clean } from './cell-text.ts';
import { breakable } from './pdf-layout.ts';
import { printDocument, type DocumentHead } from './print-document.ts';

/** One section of a document: its title, a note for the reader, and its records. */
export interface DocumentSection {
  name: string;
  note?: string;
  /** Each record is an ordered list of names and values. */
  records: (readonly [name: string, value: string])[][];
}

const source = new URL('sections.typ', import.meta.url);
/** The number of characters that fit in a value's column. */
const longestWord = 60;
const logoSpace = { width: 45, height: 14 };

/** A document of names and values under headings as a PDF. */
export function sectionsPdf(head: DocumentHead, sections: readonly DocumentSection[], signal?: AbortSignal): Promise<Uint8Array> {
  return printDocument(source, head, { sections: sections.map(printable), logo: head.logo && onPaper(head.logo) }, signal);
}

/** The size in millimetres: the largest that fits beside the heading. */
function onPaper({ width, height }: { width: number; height: number }) {
  const scale = Math.min(logoSpace.width / width, logoSpace.height / height);
  return { width: width * scale, height: height * scale };
}

function printable({ name, note = '', records }: DocumentSection) {
  const facts = records.map((record) => record.map(([label, value]) => [clean(label), breakable(clean(value), longestWord)]));
  return { name: clean(name), note: clean(note), records: facts };
}
