import { IconAlertTriangle, IconCircleCheck, IconPencil, IconRefresh } from '@tabler/icons-react';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { Dpia } from '../../contract/endpoints-dpia.ts';
import { useGdprTexts } from '../gdpr-words.ts';

const looks = {
  draft: { tone: 'still', icon: IconPencil, IconRefresh },
  done: { tone: 'good', icon: IconCircleCheck },
  consultation: { tone: 'bad', icon: IconAlertTriangle },
  stale: { tone: 'warn', icon: IconRefresh },
} as const;

/** How far an assessment has come, or that it has to be looked at again. */
export function DpiaState({ state, isStale }: Pick<Dpia, 'state' | 'isStale'>) {
  const t = useGdprTexts();
  const shown = isStale ? 'stale' : state;
  return <StatusBadge {...looks[shown]}>{t(`dpia.states.${shown}`)}</StatusBadge>;
}
