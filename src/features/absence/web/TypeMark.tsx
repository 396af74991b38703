import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { absenceStatus, absenceType, nameIn } from '../contract/kinds.ts';
import type { AbsenceStatus, ShownAbsenceType } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';
import { statusStyles } from './looks.ts';
import { TypeInWords } from './TypeSign.tsx';

/** A type of absence: colour, icon and name. */
export function TypeMark({ type }: { type: ShownAbsenceType }) {
  const t = useTexts<typeof en>('absence');
  return <TypeInWords type={type} words={t(`types.${nameIn(absenceType, type)}`)} />;
}

/** The status of an absence. */
export function AbsenceStatusBadge({ status }: { status: AbsenceStatus }) {
  const t = useTexts<typeof en>('absence');
  const { tone, icon } = statusStyles[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`statuses.${nameIn(absenceStatus, status)}`)}
    </StatusBadge>
  );
}
