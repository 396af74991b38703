import { IconEraser, IconPlugConnectedX, IconTrash } from '@tabler/icons-react';
import { useOpened } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { LogChange, LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './log.module.css';

/** The sentence of a line, as a link to its details, with its marks. */
export function WhatCell({ line }: { line: LogLine }) {
  const { open } = useOpened('line');
  return (
    <span className={styles['what']}>
      <button type="button" className={styles['open']} onClick={() => open(line.id)}>
        {line.sentence}
      </button>
      <Marks line={line} />
      {line.how && <span className={styles['quiet']}>{line.how}</span>}
    </span>
  );
}

/** Marks lines of deletions, of what failed by itself, and lines with erased values. */
export function Marks({ line: { isDeletion, isFailure, isErased } }: { line: Pick<LogLine, 'isDeletion' | 'isFailure' | 'isErased'> }) {
  const t = useTexts<typeof en>('log');
  return (
    <>
      {isDeletion && (
        <StatusBadge tone="warn" icon={IconTrash}>
          {t('list.deletion')}
        </StatusBadge>
      )}
      {isFailure && (
        <StatusBadge tone="bad" icon={IconPlugConnectedX}>
          {t('list.failure')}
        </StatusBadge>
      )}
      {isErased && (
        <StatusBadge tone="still" icon={IconEraser}>
          {t('list.erased')}
        </StatusBadge>
      )}
    </>
  );
}

const shownChanges = 2;

/** The first changes, abbreviated. */
export function ChangesCell({ changes }: { changes: readonly LogChange[] }) {
  const t = useTexts<typeof en>('log');
  const rest = changes.length - shownChanges;
  return (
    <ul className={styles['changes']}>
      {changes.slice(0, shownChanges).map(({ field, label, before, after }) => (
        <li key={field}>
          <span className={styles['quiet']}>{label}:</span> {before !== null && <>{before} → </>}
          {after ?? t('line.nothing')}
        </li>
      ))}
      {rest > 0 && <li className={styles['quiet']}>{t('list.more', { count: rest })}</li>}
    </ul>
  );
}
