import { Button, Skeleton } from '@mantine/core';
import { IconAlertCircle, IconBan, IconCircleCheck, IconClock, IconLoader2 } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { StatusLine } from '#ui/StatusLine.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { getAllWork } from '../contract/endpoints.ts';
import type { Work } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { useReason } from './use-reason.ts';
import { useWorkActions } from './use-work-actions.ts';
import styles from './work.module.css';

/** What goes on in the background, for administrators: how far it has come, what failed and why (company.17). */
export function WorkSection() {
  const t = useTexts<typeof en>('work');
  const { companyName: company } = useUser();
  const read = useCall(getAllWork, {});
  return (
    <SettingSection title={t('list.title')} text={t('list.text', { company })}>
      <Loaded read={read} skeleton={<Skeleton height={96} radius="lg" />}>
        {({ work }) =>
          work.length === 0 ? (
            <p className={styles['quiet']}>{t('list.none')}</p>
          ) : (
            <FramedList label={t('list.label')}>
              {work.map((one) => (
                <WorkLine key={one.workId} work={one} />
              ))}
            </FramedList>
          )
        }
      </Loaded>
    </SettingSection>
  );
}

function WorkLine({ work }: { work: Work }) {
  const t = useTexts<typeof en>('work');
  const { name, state, percent } = work;
  return (
    <FramedRow>
      <div className={styles['words']}>
        <span>{name}</span>
        <Status work={work} />
        {state === 'running' && (
          <ProgressLine share={percent / 100} label={name} isLabelHidden text={t('list.percent', { percent: String(percent) })} />
        )}
      </div>
      <WorkButtons work={work} />
    </FramedRow>
  );
}

const looks = {
  queued: { tone: 'note', icon: IconClock },
  running: { tone: 'note', icon: IconLoader2 },
  done: { tone: 'good', icon: IconCircleCheck },
  failed: { tone: 'bad', icon: IconAlertCircle },
  cancelled: { tone: 'still', icon: IconBan },
} as const;

/** Its state, when it was started and by whom; of what failed also why, how often it was tried, and what can be done. */
function Status({ work }: { work: Work }) {
  const { state, tries, startedAt, startedByFullName, permissions } = work;
  const t = useTexts<typeof en>('work');
  const format = useFormat();
  const moment = format.moment(startedAt);
  const started =
    startedByFullName === null ? t('list.startedByNobody', { moment }) : t('list.started', { moment, name: startedByFullName });
  const reason = useReason(work);
  const why = state === 'failed' ? [t('list.tries', { tries }), ...reason] : [];
  const next = permissions.tryAgain ? t('list.nextFailed') : undefined;
  return <StatusLine {...looks[state]} state={t(`states.${state}`)} since={[started, ...why].join(' ')} next={next} />;
}

function WorkButtons({ work }: { work: Work }) {
  const t = useTexts<typeof en>('work');
  const { name, path, permissions } = work;
  const { tryAgain, cancel } = useWorkActions(work);
  const [page = '', query] = path?.split('?') ?? [];
  return (
    <>
      {path !== null && (
        <Button
          component={Link}
          to={page}
          query={Object.fromEntries(new URLSearchParams(query))}
          size="xs"
          variant="subtle"
          aria-label={t('tray.openOf', { name })}
        >
          {t('tray.open')}
        </Button>
      )}
      {permissions.tryAgain && (
        <Button size="xs" variant="default" loading={tryAgain.writing} aria-label={t('list.tryAgainOf', { name })} onClick={tryAgain.run}>
          {t('list.tryAgain')}
        </Button>
      )}
      {permissions.cancel && (
        <Button size="xs" variant="default" loading={cancel.writing} aria-label={t('list.cancelOf', { name })} onClick={cancel.run}>
          {t('list.cancel')}
        </Button>
      )}
    </>
  );
}
