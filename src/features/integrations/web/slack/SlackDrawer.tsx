import { Button, Skeleton } from '@mantine/core';
import { IconBrandSlack, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useOpened } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { getSlackJobs } from '../../contract/endpoints-slack.ts';
import type { SlackJob } from '../../contract/entities-slack.ts';
import { maxSlackJobs } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { DeleteSlackJob } from './DeleteSlackJob.tsx';
import { NewSlackJob } from './NewSlackJob.tsx';
import { SlackJobCard } from './SlackJobCard.tsx';
import styles from './slack.module.css';

/** The messages that go to Slack, beside the page (integrations.30). */
export function SlackDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('integrations');
  const isFixed = useReadOnly();
  const making = useOpened('slack');
  const [deleting, setDeleting] = useState<SlackJob>();
  const read = useCall(getSlackJobs, {});
  const jobs = read.answer?.slackJobs ?? [];
  const mayCreate = (read.answer?.permissions.create ?? false) && !isFixed;
  // In the address, so that what was typed is found again after a reload.
  const like = jobs.find(({ id }) => id === making.id);
  const add = (
    <Button leftSection={<IconPlus aria-hidden />} disabled={jobs.length >= maxSlackJobs} onClick={() => making.open('new')}>
      {t('slack.new')}
    </Button>
  );
  return (
    <SidePanel title={t('slack.title')} isOpen onClose={onClose} footer={mayCreate && jobs.length > 0 && add}>
      <p className={styles['quiet']}>{t('slack.lead')}</p>
      <Loaded read={read} skeleton={<Skeleton height={160} />}>
        {({ slackJobs, isSending }) =>
          slackJobs.length === 0 ? (
            <EmptyState icon={IconBrandSlack} title={t('slack.none')} text={t('slack.noneText')} action={mayCreate && add} />
          ) : (
            <div className={styles['jobs']}>
              {!isSending && <Notice tone="note">{t('slack.demo')}</Notice>}
              {slackJobs.map((job) => (
                <SlackJobCard
                  key={job.id}
                  job={job}
                  isFixed={isFixed}
                  onDelete={() => setDeleting(job)}
                  onMakeAgain={() => making.open(job.id)}
                />
              ))}
              {slackJobs.length >= maxSlackJobs && <p className={styles['quiet']}>{t('slack.most', { count: maxSlackJobs })}</p>}
            </div>
          )
        }
      </Loaded>
      {(like !== undefined || making.id === 'new') && mayCreate && <NewSlackJob key={making.id} like={like} onClose={making.close} />}
      {deleting && <DeleteSlackJob job={deleting} onClose={() => setDeleting(undefined)} />}
    </SidePanel>
  );
}
