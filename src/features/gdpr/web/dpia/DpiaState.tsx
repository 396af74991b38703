import { IconAlertTriangle, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { Dpia } from '../../contract/endpoints-dpia.ts';
import { useGdprTexts } from '../gdpr-words.ts';

const looks = {
  draft: { tone: 'still', icon: IconPencil },
  done: { tone: 'good', icon: IconCircleCheck },
  consultation: { tone: 'bad', icon: IconAlertTriangle },
} as const;

/** How far an assessment has come. */
export function DpiaState({ state }: Pick<Dpia, 'state'>) {
  const t = useGdprTexts();
  return <StatusBadge {...looks[state]}>{t(`dpia.states.${state}`)}</StatusBadge>;
}
