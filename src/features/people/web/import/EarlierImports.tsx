import { IconArrowBackUp, IconCircleCheck, IconClock, IconLoader2 } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { Tone } from '#ui/StatusBadge.tsx';
import { StatusLine } from '#ui/StatusLine.tsx';
import { getImports } from '../../contract/endpoints-import.ts';
import type { PeopleImport } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';
import styles from './import.module.css';

const marks: Record<PeopleImport['state'], { tone: Tone; icon: typeof IconClock }> = {
  planned: { tone: 'still', icon: IconClock },
  running: { tone: 'note', icon: IconLoader2 },
  done: { tone: 'good', icon: IconCircleCheck },
  undone: { tone: 'still', icon: IconArrowBackUp },
};

/** Earlier imports, to view or undo. */
export function EarlierImports() {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const { answer } = useCall(getImports, {});
  if (!answer || answer.imports.length === 0) return null;
  return (
    <section className={styles['earlier']} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">{t('import.earlier.title')}</h2>
      <ul>
        {answer.imports.map((one) => (
          <li key={one.id}>
            <div className={styles['earlierWords']}>
              <Link to="/people/import" query={{ import: one.id }} aria-label={t('import.earlier.open', { file: one.fileName })}>
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
                next={t('import.earlier.written', { count: one.written })}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
