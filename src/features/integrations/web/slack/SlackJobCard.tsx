import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconTrash } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ItemCard } from '#ui/ItemCard.tsx';
import { Notice } from '#ui/Notice.tsx';
import { StatusLine } from '#ui/StatusLine.tsx';
import type { SlackJob } from '../../contract/entities-slack.ts';
import type { en } from '../../texts/en.ts';
import styles from './slack.module.css';

interface SlackJobCardProps {
  job: SlackJob;
  /** Nothing may be changed just now. */
  isFixed: boolean;
  onDelete: () => void;
  onMakeAgain: () => void;
}

/** One message: what it tells, when it was last sent, and whether Slack takes it. */
export function SlackJobCard({ job, isFixed, onDelete, onMakeAgain }: SlackJobCardProps) {
  const t = useTexts<typeof en>('integrations');
  const format = useFormat();
  const { name, kind, language, lastSentAt, createdByFullName, off, permissions } = job;
  const mayDelete = permissions.delete && !isFixed;
  return (
    <ItemCard
      head={<h3 className={styles['name']}>{name}</h3>}
      menu={mayDelete && <IconButton label={t('slack.deleteNamed', { name })} icon={IconTrash} onClick={onDelete} />}
    >
      {off ? (
        <StatusLine
          tone="bad"
          icon={IconCircleX}
          state={t('slack.off')}
          since={t('slack.offSince', { moment: format.moment(off.since) })}
        />
      ) : (
        <StatusLine tone="good" icon={IconCircleCheck} state={t('slack.on')} since={t(`slack.when.${kind}`)} />
      )}
      <Facts>
        <Fact label={t('slack.what')}>{t(`slack.kinds.${kind}`)}</Fact>
        <Fact label={t('slack.language')}>{t(`slack.languages.${language}`)}</Fact>
        <Fact label={t('slack.lastSent')}>{lastSentAt ? format.moment(lastSentAt) : t('slack.neverSent')}</Fact>
        <Fact label={t('slack.madeBy')}>{createdByFullName}</Fact>
      </Facts>
      {off && (
        <Notice
          tone="bad"
          actions={
            mayDelete && (
              <Button size="xs" variant="default" onClick={onMakeAgain}>
                {t('slack.makeAgain')}
              </Button>
            )
          }
        >
          {t(`slack.endings.${off.ending}`)}
        </Notice>
      )}
    </ItemCard>
  );
}
