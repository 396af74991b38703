export const fileKinds = ['pdf', 'picture', 'text', 'sheet', 'slides', 'archive', 'film', 'sound', 'link', 'other'] as const;
export type FileKind = (typeof fileKinds)[number];

const endings: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  webp: 'picture',
  heic: 'picture',
  tif: 'picture',
  tiff: 'picture',
  bmp: 'picture',
  svg: 'picture',
  txt: 'text',
  md: 'text',
  doc: 'text',
  docx: 'text',
  odt: 'text',
  rtf: 'text',
  xls: 'sheet',
  xlsx: 'sheet',
  ods: 'sheet',
  csv: 'sheet',
  ppt: 'slides',
  pptx: 'slides',
  odp: 'slides',
  zip: 'archive',
  '7z': 'archive',
  gz: 'archive',
  rar: 'archive',
  mp4: 'film',
  mov: 'film',
  webm: 'film',
  mp3: 'sound',
  wav: 'sound',
  m4a: 'sound',
};

/** The kind of a file by its extension, for its icon and label. */
export function kindOf({ fileName, url }: { fileName: string; url: string | null }): FileKind {
  if (url !== null) return 'link';
  return endings[/\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''] ?? 'other';
}
