import { IconAlertTriangle, IconBuildingOff, IconCircleCheck, IconGavel } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { RegisterState } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

const looks = {
  active: { tone: 'good', icon: IconCircleCheck },
  windingUp: { tone: 'warn', icon: IconAlertTriangle },
  bankrupt: { tone: 'bad', icon: IconGavel },
  deleted: { tone: 'bad', icon: IconBuildingOff },
} as const satisfies Record<RegisterState, { tone: Tone; icon: typeof IconGavel }>;

/** What the business register says an organisation is. */
export function RegisterStateBadge({ state }: { state: RegisterState }) {
  const t = useTexts<typeof en>('parties');
  return <StatusBadge {...looks[state]}>{t(`states.${state}`)}</StatusBadge>;
}
