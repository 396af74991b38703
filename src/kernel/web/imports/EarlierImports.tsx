import { IconArrowBackUp, IconCircleCheck, IconClock, IconLoader2 } from '@tabler/icons-react';
import type { ImportState } from '#kernel/contract/imports.ts';
import type { Tone } from '#ui/StatusBadge.tsx';
import { StatusLine } from '#ui/StatusLine.tsx';
import { useFormat } from '../format.ts';
import { Link } from '../Link.tsx';
import { useImportTexts } from './import-texts.ts';
import styles from './imports.module.css';

const marks: Record<ImportState, { tone: Tone; icon: typeof IconClock }> = {
  planned: { tone: 'still', icon: IconClock },
  running: { tone: 'note', icon: IconLoader2 },
  done: { tone: 'good', icon: IconCircleCheck },
  undone: { tone: 'still', icon: IconArrowBackUp },
};

interface EarlierImport {
  id: string;
  state: ImportState;
  fileName: string;
  written: number;
  createdAt: string;
  createdByName: string | null;
}

interface EarlierImportsProps {
  imports: readonly EarlierImport[] | undefined;
  /** The page of an import. */
  path: string;
  /** How many records were written, in words. */
  written: (count: number) => string;
  /** Of the texts. */
  room: string;
}

/** Earlier imports, to continue, view or undo. */
export function EarlierImports({ imports, path, written, room }: EarlierImportsProps) {
  const t = useImportTexts(room);
  const format = useFormat();
  if (!imports || imports.length === 0) return null;
  return (
    <section className={styles['earlier']} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">{t('import.earlier.title')}</h2>
      <ul>
        {imports.map((one) => (
          <li key={one.id}>
            <div className={styles['earlierWords']}>
              <Link to={path} query={{ import: one.id }} aria-label={t('import.earlier.open', { file: one.fileName })}>
                {one.fileName}
              </Link>
              <StatusLine
                {...marks[one.state]}
                state={t(`import.earlier.states.${one.state}`)}
                since={
                  one.createdByName
                    ? t('import.earlier.by', { name: one.createdByName, moment: format.moment(one.createdAt) })
                    : t('import.earlier.moment', { moment: format.moment(one.createdAt) })
                }
                next={one.state === 'planned' ? t('import.earlier.unfinished') : written(one.written)}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
