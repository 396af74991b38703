import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { SubjectRequest } from '../../contract/endpoints-requests.ts';
import { useGdprTexts } from '../gdpr-words.ts';

/** The state of a request; of an open one how long there is left. */
export function RequestDue({ request: { state, isOverdue, daysLeft } }: { request: SubjectRequest }) {
  const t = useGdprTexts();
  if (state !== 'open') {
    return (
      <StatusBadge tone={state === 'answered' ? 'good' : 'still'} icon={state === 'answered' ? IconCircleCheck : IconCircleX}>
        {t(`requests.states.${state}`)}
      </StatusBadge>
    );
  }
  if (isOverdue) {
    return (
      <StatusBadge tone="bad" icon={IconAlertTriangle}>
        {t('requests.overdue', { days: Math.abs(daysLeft) })}
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone={daysLeft <= 7 ? 'warn' : 'note'} icon={IconClock}>
      {t('requests.left', { days: daysLeft })}
    </StatusBadge>
  );
}
