import { writeForParentProcess } from './child-process.ts';
import { clean } from './cell-text.ts';
import { typeset } from './pages.ts';
import { breakable } from './pdf-layout.ts';
import type { DocumentSection } from './sections.ts';

const source = new URL('sections.typ', import.meta.url);
/** The number of characters that fit in a value's column. */
const longestWord = 60;
const logoSpace = { width: 45, height: 14 };

writeForParentProcess((head, rows) => {
  // The parent sends one cell for each section, as JSON of this shape (`sections.ts`).
  const sections = rows.map(([cell]) => JSON.parse(String(cell)) as DocumentSection);
  return typeset(source, head, { sections: sections.map(printable), logo: head.logo && onPaper(head.logo) });
});

/** The size in millimetres: the largest that fits beside the heading. */
function onPaper({ width, height }: { width: number; height: number }) {
  const scale = Math.min(logoSpace.width / width, logoSpace.height / height);
  return { width: width * scale, height: height * scale };
}

function printable({ name, note = '', records }: DocumentSection) {
  const facts = records.map((record) => record.map(([label, value]) => [clean(label), breakable(clean(value), longestWord)]));
  return { name: clean(name), note: clean(note), records: facts };
}
