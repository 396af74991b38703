import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { absenceStatus, absenceType, nameIn } from '../contract/kinds.ts';
import type { AbsenceStatus, ShownAbsenceType } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';
import styles from './looks.module.css';
import { statusLooks, typeIcons } from './looks.ts';

/** A type of absence: colour, picture and word together. */
export function TypeMark({ type }: { type: ShownAbsenceType }) {
  const t = useTexts<typeof en>('absence');
  return (
    <span className={styles['mark']}>
      <TypeSign type={type} />
      {t(`types.${nameIn(absenceType, type)}`)}
    </span>
  );
}

/** Only its colour and picture; whoever draws it says the word. */
export function TypeSign({ type }: { type: ShownAbsenceType }) {
  const Picture = typeIcons[type];
  return (
    <span aria-hidden className={`${styles['type']} ${styles['sign']}`} data-type={type}>
      <Picture size={15} />
    </span>
  );
}

/** Where an absence stands. */
export function AbsenceStatusBadge({ status }: { status: AbsenceStatus }) {
  const t = useTexts<typeof en>('absence');
  const { tone, icon } = statusLooks[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`statuses.${nameIn(absenceStatus, status)}`)}
    </StatusBadge>
  );
}

/** The class that gives what it is set on the two colours of `data-type`: `--mark-fill` and `--mark-text`. */
export const typeColours = styles['type'] ?? '';
