import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { CallError } from '#kernel/web/call-error.ts';
import { call } from '#kernel/web/call.ts';
import { connection } from '#kernel/web/connection.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { ownWork } from '#kernel/web/own-work.ts';
import { shell } from '#kernel/web/shell.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { getTakeouts, takeOutCompany } from '../../contract/endpoints.ts';
import type { CompanyTakeout } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from '../takeout.module.css';

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
      if (error instanceof CallError && error.has('authentication.RecentSignInRequired')) shell.signInAgain();
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
                  <Button variant="default" onClick={() => void start()} loading={writing}>
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

function Running({ takeout: { percent } }: { takeout: CompanyTakeout }) {
  const t = useTexts<typeof en>('takeout');
  // The live connection reports each percent; polling is for users without it.
  useCall(getTakeouts, {}, { everySeconds: 3 });
  return <ProgressLine share={percent / 100} label={t('whole.running')} text={t('whole.percent', { percent: String(percent) })} />;
}

function Made({ takeouts }: { takeouts: readonly CompanyTakeout[] }) {
  const t = useTexts<typeof en>('takeout');
  const format = useFormat();
  if (takeouts.length === 0) return null;
  return (
    <FramedList label={t('whole.made')}>
      {takeouts.map(({ takeoutId, state, size, askedAt, expiresAt }) => (
        <FramedRow key={takeoutId}>
          <span className={styles['words']}>
            {state === 'ready'
              ? t('whole.ready', { moment: format.moment(askedAt), size: format.bytes(size ?? 0), day: format.date(expiresAt ?? askedAt) })
              : t('whole.failed', { moment: format.moment(askedAt) })}
          </span>
          {state === 'ready' && (
            <Button size="xs" variant="default" leftSection={<IconDownload aria-hidden />} onClick={() => void download(takeoutId)}>
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
    if (!isSignInRecent) return shell.signInAgain();
    const query = new URLSearchParams({ takeoutId, account: String(connection.companyId() ?? '') });
    location.assign(`${connection.base}/api/companies/download-takeout?${query.toString()}`);
  } catch (error) {
    showError(error, () => void download(takeoutId));
  }
}
