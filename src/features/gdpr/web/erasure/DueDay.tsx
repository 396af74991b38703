import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { ErasureRow } from '../../contract/endpoints-erasure.ts';
import { useGdprTexts } from '../gdpr-words.ts';

/** The day by which the data of a treatment are to be looked through. */
export function DueDay({ row: { dueDate, isOverdue } }: { row: ErasureRow }) {
  const t = useGdprTexts();
  const format = useFormat();
  if (dueDate === null) return t('erasure.none');
  if (!isOverdue) return format.date(dueDate);
  return (
    <StatusBadge tone="bad" icon={IconAlertTriangle}>
      {t('erasure.overdue', { date: format.date(dueDate) })}
    </StatusBadge>
  );
}
