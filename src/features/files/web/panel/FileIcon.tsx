import {
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconLink,
  IconMovie,
  IconMusic,
  IconPhoto,
  IconPresentation,
  IconTable,
} from '@tabler/icons-react';
import type { FileKind } from '../../contract/rules/file-kind.ts';

const pictures = {
  pdf: IconFileTypePdf,
  picture: IconPhoto,
  text: IconFileText,
  sheet: IconTable,
  slides: IconPresentation,
  archive: IconFileZip,
  film: IconMovie,
  sound: IconMusic,
  link: IconLink,
  other: IconFile,
};

/** The icon of a kind of file; its name is in a separate column. */
export function FileIcon({ kind, size = 20 }: { kind: FileKind; size?: number }) {
  const Picture = pictures[kind];
  return <Picture aria-hidden size={size} stroke={1.5} />;
}
