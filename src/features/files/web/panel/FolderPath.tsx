import { Link } from '#kernel/web/Link.tsx';
import { usePath, useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { lineAbove } from '../../contract/rules/folder-tree.ts';
import type { en } from '../../texts/en.ts';
import { folderQuery, topOf } from '../file-place.ts';
import { usePanel } from './panel-state.ts';
import styles from './panel.module.css';

/** The path of the open folder; the top has none. Where the tree stands beside it, that shows it. */
export function FolderPath() {
  const t = useTexts<typeof en>('files');
  const { place, list, folder, nameOf } = usePanel();
  const path = usePath();
  const [query] = useQuery();
  const top = topOf(place);
  if (folder === top) return null;
  const byId = new Map(list.tags.map((tag) => [tag.tagId, tag]));
  const above = lineAbove(byId, folder)
    .map(({ tagId }) => tagId)
    .filter((id) => id !== top)
    .toReversed();
  return (
    <nav aria-label={t('panel.path')} className={styles['path']}>
      <ol>
        {[top, ...above].map((id) => (
          <li key={id ?? 'top'}>
            {id === folder ? (
              <strong aria-current="location">{nameOf(id)}</strong>
            ) : (
              <Link to={path} query={folderQuery(query, place, id)}>
                {nameOf(id)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
