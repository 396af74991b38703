import { Button } from '@mantine/core';
import { IconBrandSlack } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import type { Integration } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { ConnectionState } from '../ConnectionState.tsx';
import { SystemFrame } from '../SystemFrame.tsx';

interface SlackCardProps {
  integration: Integration;
  onOpen: () => void;
}

/** Slack among the systems: how many messages go there. */
export function SlackCard({ integration, onOpen }: SlackCardProps) {
  const t = useTexts<typeof en>('integrations');
  const { jobs, permissions } = integration;
  return (
    <SystemFrame
      name={t('systems.slack')}
      icon={IconBrandSlack}
      text={t('slack.card.text')}
      actions={
        <Button variant="default" onClick={onOpen}>
          {t(jobs === 0 && permissions.connect ? 'slack.card.begin' : 'slack.card.open')}
        </Button>
      }
    >
      <ConnectionState integration={integration} />
      {jobs > 0 && <p>{t('slack.card.jobs', { count: jobs })}</p>}
    </SystemFrame>
  );
}
