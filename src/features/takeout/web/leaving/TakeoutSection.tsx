import { Button, Skeleton } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconDownload, IconLoader2 } from '@tabler/icons-react';
import { CallError } from '#kernel/web/call-error.ts';
import { call } from '#kernel/web/call.ts';
import { connection } from '#kernel/web/connection.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { ownWork } from '#kernel/web/own-work.ts';
import { showError } from '#kernel/web/show-error.ts';
import { returnTo, signInFor } from '#kernel/web/sign-in-for.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { StatusLine } from '#ui/StatusLine.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { getTakeouts, takeOutCompany } from '../../contract/endpoints.ts';
import type { CompanyTakeout } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from '../takeout.module.css';

/** The action of asking for one; that of downloading one is its id. */
const whole = 'company-takeout';

/** The company's takeout: all its data as one file (takeout.4). */
export function TakeoutSection() {
  const t = useTexts<typeof en>('takeout');
  const { companyName: company, viewAs } = useUser();
  const read = useCall(getTakeouts, {});
  const { write, writing } = useWrite(takeOutCompany, { changes: [getTakeouts, ownWork] });
  if (viewAs !== null || (read.answer && !read.answer.isDecider)) return null;
  const start = async (): Promise<void> => {
    try {
      await write({});
    } catch (error) {
      if (error instanceof CallError && error.has('authentication.RecentSignInRequired')) signInFor(whole);
      else showError(error);
    }
  };
  return (
    <SettingSection title={t('whole.title')} text={t('whole.text', { company })}>
      <Loaded read={read} skeleton={<Skeleton height={96} radius="lg" />}>
        {({ takeouts }) => {
          const running = takeouts.find(({ state }) => state === 'running');
          return (
            <>
              <p className={styles['quiet']}>{t('whole.care')}</p>
              {running ? (
                <Running takeout={running} />
              ) : (
                <div>
                  <Button ref={returnTo(whole)} variant="default" onClick={() => void start()} loading={writing}>
                    {t('whole.start')}
                  </Button>
                </div>
              )}
              <Made takeouts={takeouts.filter(({ state }) => state !== 'running')} />
            </>
          );
        }}
      </Loaded>
    </SettingSection>
  );
}

function Running({ takeout }: { takeout: CompanyTakeout }) {
  const t = useTexts<typeof en>('takeout');
  const { percent } = takeout;
  // The live connection reports each percent; polling is for users without it.
  useCall(getTakeouts, {}, { everySeconds: 3 });
  return (
    <>
      <TakeoutState takeout={takeout} />
      <ProgressLine
        share={percent / 100}
        label={t('whole.running')}
        isLabelHidden
        text={t('whole.percent', { percent: String(percent) })}
      />
    </>
  );
}

const looks = {
  running: { tone: 'note', icon: IconLoader2 },
  ready: { tone: 'good', icon: IconCircleCheck },
  failed: { tone: 'bad', icon: IconAlertCircle },
} as const;

/** Where a takeout stands, when it was asked for and by whom, and how long it is kept. */
function TakeoutState({ takeout: { state, size, askedAt, askedByFullName, expiresAt } }: { takeout: CompanyTakeout }) {
  const t = useTexts<typeof en>('takeout');
  const format = useFormat();
  const moment = format.moment(askedAt);
  const requestLine = askedByFullName === null ? t('whole.askedByNobody', { moment }) : t('whole.asked', { moment, name: askedByFullName });
  const ready = t('whole.ready', { size: format.bytes(size ?? 0), day: format.dayOf(expiresAt ?? askedAt) });
  const next = { running: undefined, ready, failed: t('whole.failed') }[state];
  return <StatusLine {...looks[state]} state={t(`whole.states.${state}`)} since={requestLine} next={next} />;
}

function Made({ takeouts }: { takeouts: readonly CompanyTakeout[] }) {
  const t = useTexts<typeof en>('takeout');
  if (takeouts.length === 0) return null;
  return (
    <FramedList label={t('whole.made')}>
      {takeouts.map((takeout) => (
        <FramedRow key={takeout.takeoutId}>
          <div className={styles['words']}>
            <TakeoutState takeout={takeout} />
          </div>
          {takeout.state === 'ready' && (
            <Button
              ref={returnTo(takeout.takeoutId)}
              size="xs"
              variant="default"
              leftSection={<IconDownload aria-hidden />}
              onClick={() => void download(takeout.takeoutId)}
            >
              {t('whole.download')}
            </Button>
          )}
        </FramedRow>
      ))}
    </FramedList>
  );
}

/** The browser downloads the file by its address, whatever its size; first the request is checked. */
async function download(takeoutId: string): Promise<void> {
  try {
    const { isSignInRecent } = await call(getTakeouts, {});
    if (!isSignInRecent) return signInFor(takeoutId);
    const query = new URLSearchParams({ takeoutId, account: String(connection.companyId() ?? '') });
    location.assign(`${connection.base}/api/companies/download-takeout?${query.toString()}`);
  } catch (error) {
    showError(error, () => void download(takeoutId));
  }
}
