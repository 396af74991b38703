import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import type { LogChange, LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { Marks } from './LogCells.tsx';
import styles from './log.module.css';

/** What is shown of one line; a feature with a log of its own records gives less. */
export interface ShownLine
  extends Pick<LogLine, 'at' | 'sentence' | 'changes' | 'isErased'>, Partial<Pick<LogLine, 'how' | 'person' | 'thing'>> {
  actor: { name: string } | null;
  isDeletion?: boolean;
  isFailure?: boolean;
}

/** One line in full: who, when, how, and every value before and after. */
export function LineDetails({ line }: { line: ShownLine }) {
  const t = useTexts<typeof en>('log');
  const { changes, isErased, isDeletion = false, isFailure = false, sentence } = line;
  return (
    <div className={styles['line']}>
      <p className={styles['sentence']}>{sentence}</p>
      {(isDeletion || isFailure || isErased) && (
        <p className={styles['marks']}>
          <Marks line={{ isDeletion, isFailure, isErased }} />
        </p>
      )}
      <LineFacts line={line} />
      {isErased && <Notice tone="note">{t('line.erased')}</Notice>}
      {changes.length > 0 && <Changes changes={changes} />}
      {changes.length === 0 && !isErased && <p className={styles['quiet']}>{t('line.noChanges')}</p>}
    </div>
  );
}

function LineFacts({ line: { at, actor, how, person, thing } }: { line: ShownLine }) {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  const about = [person?.name, thing].filter(Boolean).join(' · ');
  return (
    <Facts>
      <Fact label={t('line.when')}>{format.moment(at)}</Fact>
      <Fact label={t('line.who')}>{actor?.name}</Fact>
      <Fact label={t('line.how')}>{how}</Fact>
      <Fact label={t('line.about')}>{about}</Fact>
    </Facts>
  );
}

function Changes({ changes }: { changes: readonly LogChange[] }) {
  const t = useTexts<typeof en>('log');
  return (
    <TableFrame className={styles['values']}>
      <thead>
        <tr>
          <th scope="col">{t('line.field')}</th>
          <th scope="col">{t('line.before')}</th>
          <th scope="col">{t('line.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{before ?? t('line.nothing')}</td>
            <td>{after ?? t('line.nothing')}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
