import { TasksPanel } from '#features/tasks/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './record.module.css';

/** The obligations of a contract: tasks with a day, as a tab of its page. */
export function ContractTasks({ recordId }: PartOfRecord) {
  const t = useTexts<typeof en>('contracts');
  return (
    <>
      <p className={styles['lead']}>{t('record.obligations')}</p>
      <TasksPanel key={recordId} ownerKind="contract" ownerId={recordId} />
    </>
  );
}
