import writeWorkbook from 'write-excel-file/node';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { safeFileName } from '../file-name.ts';

export interface TemplateColumn {
  heading: string;
  /** `text` keeps zeros in front. */
  format?: 'date' | 'text';
}

const spareRows = 500;
const formats = { date: { type: Date, format: 'dd.mm.yyyy' }, text: { type: String, format: '@' } } as const;

/** An empty list to fill in: headings over cells with the right formats. */
export async function templateWorkbook(fileName: string, sheet: string, columns: readonly TemplateColumn[]) {
  const headings = columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const, backgroundColor: '#EDF1F1' }));
  const cells = columns.map(({ format }) => (format ? formats[format] : null));
  const rows = Array.from({ length: spareRows }, () => cells);
  const options = { sheet, stickyRowsCount: 1, columns: headings.map(({ value }) => ({ width: Math.max(14, value.length + 3) })) };
  const content = await writeWorkbook([headings, ...rows], options).toBuffer();
  return { fileName: safeFileName(`${fileName}.xlsx`), contentType: mediaTypes.xlsx, content };
}
