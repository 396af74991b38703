import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusLine } from '#ui/StatusLine.tsx';
import type { Integration } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';

const looks = {
  ok: { tone: 'good', icon: IconCircleCheck },
  failing: { tone: 'warn', icon: IconAlertTriangle },
  disabled: { tone: 'bad', icon: IconCircleX },
  none: { tone: 'still', icon: IconCircleDashed },
} as const;

/** Whether a system is connected, since when and by whom, and whether it works. */
export function ConnectionState({ integration }: { integration: Integration }) {
  const t = useTexts<typeof en>('integrations');
  const format = useFormat();
  const { provider, state, connectedSince, connectedBy } = integration;
  const { tone, icon } = looks[state ?? 'none'];
  const since = { date: format.dayOf(connectedSince), name: connectedBy ?? '' };
  return (
    <StatusLine
      tone={tone}
      icon={icon}
      state={provider === 'slack' && state === 'failing' ? t('slack.card.someOff') : t(`state.${state ?? 'none'}`)}
      {...(connectedSince !== null && { since: t(connectedBy === null ? 'since' : 'sinceBy', since) })}
    />
  );
}
