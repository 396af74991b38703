import { IconArrowRight } from '@tabler/icons-react';
import { DateField } from '#kernel/web/DateField.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { PreviewTask } from '../../contract/preview.ts';
import type { en } from '../../texts/en.ts';
import { usePlanWords } from '../plan-words.ts';
import styles from './edit.module.css';

interface RedateRowProps {
  task: PreviewTask;
  newDate: string;
  /** Whether it goes to the person it would go to. */
  givesOn: boolean;
  onDate: (day: string) => void;
}

/** One task with its old date, its new one in a field, and whose it becomes. */
export function RedateRow({ task: { title, old, new: next, responsibleWhy }, newDate, givesOn, onDate }: RedateRowProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const words = usePlanWords();
  const nobody = t('words.nobody');
  const isGiven = givesOn && old?.responsibleId !== next.responsibleId;
  const from = old?.responsibleFullName ?? nobody;
  return (
    <li className={styles['row']}>
      <span className={styles['title']}>
        {title}
        {isGiven && (
          <span className={styles['who']}>
            {t('form.redate.change', { from, to: next.responsibleFullName ?? nobody })} · {words.responsibleWhy(responsibleWhy)}
          </span>
        )}
      </span>
      <span className={styles['former']}>{old?.dueDate ? format.date(old.dueDate) : t('words.due.none')}</span>
      <IconArrowRight aria-hidden size={16} className={styles['arrow']} />
      <DateField className={styles['field']} label={t('form.redate.newDate', { title })} value={newDate} onChange={onDate} />
    </li>
  );
}
