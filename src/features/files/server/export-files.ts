import { exportList, namedRows } from '#features/people/server/public.ts';
import type { Cells, Headings } from '#features/people/server/public.ts';
import type { ListFormat } from '#kernel/contract/list-export.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { GeneratedFile } from '#kernel/server/file-response.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { sharedDocumentsFolderId, type fileColumns, type Tag } from '../contract/entities.ts';
import type { FileEndpoints } from '../contract/file-endpoints.ts';
import { kindOf } from '../contract/rules/file-kind.ts';
import { en } from '../texts/en.ts';
import { no } from '../texts/no.ts';
import { listFiles } from './list-files.ts';
import { auditSubjectOf, type Owner } from './owner.ts';
import type { PresentedFile } from './present-file.ts';

type Call = Parameters<Handler<FileEndpoints['exportFiles']>>[0];
type Column = (typeof fileColumns)[number];
type Texts = TextsLike<typeof en>;
type Row = PresentedFile | Tag;

export interface ExportedFiles {
  rows: readonly string[];
  columns: readonly Column[];
  format: ListFormat;
  /** The open folder. */
  folder?: string | undefined;
}

/** The files and folders that are shown or selected, as a file. */
export async function exportFiles(call: Call, owner: Owner, input: ExportedFiles): Promise<GeneratedFile> {
  const { files, tags } = await listFiles(call, owner);
  const rows = namedRows<Row>([...tags, ...files], (row) => ('tagId' in row ? row.tagId : row.id), input.rows, call.fail);
  const { panel } = call.call.language === 'no' ? no : en;
  const cellsOf = (row: Row) => ('tagId' in row ? folderCells(panel, row) : fileCells(panel, row, input.folder));
  const list = { name: 'files', title: panel.recordTop, headings: headingsIn(panel), rows, cellsOf };
  return exportList(call, { ...list, ...auditSubjectOf(owner) }, input);
}

const headingsIn = ({ columns, sizeInBytes }: Texts['panel']): Headings<Column> => ({
  name: columns.name,
  kind: columns.kind,
  size: { header: sizeInBytes, type: 'number' },
  uploadedDate: { header: columns.uploadedDate, type: 'moment' },
  uploadedBy: columns.uploadedBy,
  tags: columns.tags,
});

function folderCells(panel: Texts['panel'], { tagId, tagName }: Tag): Cells<Column> {
  const nothing = { size: null, uploadedDate: null, uploadedBy: null, tags: null };
  return { name: folderName(panel, { tagId, tagName }), kind: panel.kinds.folder, ...nothing };
}

function fileCells(panel: Texts['panel'], file: PresentedFile, open: string | undefined): Cells<Column> {
  const { fileName, size, url, uploadedDate, uploadedBy, tags } = file;
  const others = tags.filter(({ tagId }) => tagId !== open);
  return {
    name: fileName,
    kind: panel.kinds[kindOf({ fileName, url })],
    size,
    uploadedDate,
    uploadedBy: uploadedBy?.fullName ?? panel.deletedPerson,
    tags: others.map((tag) => folderName(panel, tag)).join(', '),
  };
}

/** The name of the reserved folder depends on the language. */
function folderName(panel: Texts['panel'], { tagId, tagName }: Pick<Tag, 'tagId' | 'tagName'>): string {
  return tagId === sharedDocumentsFolderId ? panel.title : tagName;
}
