import { IconExternalLink } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from '#kernel/web/Link.tsx';
import { usePath, useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { folderQuery } from '../file-place.ts';
import { nameParts } from '../rules/name-parts.ts';
import type { PanelRow } from '../rules/panel-rows.ts';
import { usePanel } from './panel-state.ts';

interface RowLinkProps {
  row: PanelRow;
  className: string | undefined;
  /** What shows the whole name where it may be cut. */
  title?: string;
  /** -1 where the tile around it takes the focus, which is also what is dragged. */
  tabIndex?: -1;
}

/** In a tile a name goes on in the next line where its parts meet, before it is divided within a word; in a row it stays on one line. */
function Name({ name, isTile }: { name: string; isTile: boolean }) {
  if (!isTile) return name;
  return nameParts(name).map((part, place, parts) => (
    <Fragment key={parts.slice(0, place + 1).join('')}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Opens a folder, shows a file, or leads to the address of a link. */
export function RowLink({ row, className, tabIndex, title }: RowLinkProps) {
  const t = useTexts<typeof en>('files');
  const path = usePath();
  const [query] = useQuery();
  const { place } = usePanel();
  const isTile = tabIndex === -1;
  const given = { className, title, ...(isTile && { tabIndex, draggable: false }) };
  if (row.kind === 'folder')
    return (
      <Link {...given} to={path} query={folderQuery(query, place, row.key)}>
        <Name name={row.folder.tagName} isTile={isTile} />
      </Link>
    );
  const { id, fileName, url } = row.file;
  if (url === null)
    return (
      <Link {...given} to={path} query={{ ...query, file: id }} opens="file">
        <Name name={fileName} isTile={isTile} />
      </Link>
    );
  return (
    <a {...given} href={url} target="_blank" rel="noopener noreferrer" aria-label={t('panel.opensElsewhere', { name: fileName })}>
      <Name name={fileName} isTile={isTile} /> <IconExternalLink aria-hidden size={14} />
    </a>
  );
}
