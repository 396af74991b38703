import { IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { TreatmentState } from '../../contract/kinds.ts';
import { useGdprTexts } from '../gdpr-words.ts';

/** Whether a treatment is a draft or final. */
export function StateBadge({ state }: { state: TreatmentState }) {
  const t = useGdprTexts();
  return (
    <StatusBadge tone={state === 'final' ? 'good' : 'still'} icon={state === 'final' ? IconCircleCheck : IconPencil}>
      {t(`words.states.${state}`)}
    </StatusBadge>
  );
}
