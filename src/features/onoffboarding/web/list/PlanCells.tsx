import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { PlanRow } from '../../contract/plan.ts';
import { differsFromProfile } from '../../contract/rules/profile-date.ts';
import type { en } from '../../texts/en.ts';
import styles from '../components/plans.module.css';
import { usePlanWords } from '../plan-words.ts';

interface CellProps {
  row: PlanRow;
}

/** The person, and under the name what the plan is for and how many tasks are late. */
export function PersonCell({ row: { id, companyUserFullName, type, numberOfOverdueTasks: late } }: CellProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const about = (
    <span className={styles['under']}>
      {t(`words.types.${type}`)}
      {late > 0 && <span className={styles['late']}>{t('words.late', { count: late })}</span>}
    </span>
  );
  return (
    <TwoLines about={about}>
      <Link to="/on-offboarding/details" query={{ id }} title={companyUserFullName}>
        {companyUserFullName}
      </Link>
    </TwoLines>
  );
}

/** The first or last day; under it what the profile says, where that is another day. */
export function ReferenceCell({ row }: CellProps) {
  const { type, referenceDate, profileDate } = row;
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const about = differsFromProfile(row) ? (
    <span className={styles['warning']}>{t('record.differs', { date: format.date(profileDate) })}</span>
  ) : (
    t(`words.reference.${type}`)
  );
  return <TwoLines about={about}>{format.date(referenceDate)}</TwoLines>;
}

/** What is to be done next, by when and by whom. */
export function NextTaskCell({ row: { nextTask, numberOfOverdueTasks } }: CellProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const words = usePlanWords();
  if (!nextTask) return null;
  const { title, dueDate, responsibleFullName } = nextTask;
  // It is the first of the open ones by its day, so it is late when any is.
  const isOverdue = numberOfOverdueTasks > 0;
  const due = <span className={isOverdue ? styles['late'] : undefined}>{words.due({ dueDate, isOverdue })}</span>;
  return (
    <TwoLines
      about={
        <>
          {due} · {responsibleFullName ?? t('words.nobody')}
        </>
      }
    >
      <span title={title}>{title}</span>
    </TwoLines>
  );
}
