import { Button } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { endSession, sessions } from '../../contract/endpoints.ts';
import type { SessionEntry } from '../../contract/entities.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import type { en } from '../../texts/en.ts';
import { deviceOf } from '../device.ts';
import styles from './settings.module.css';

/** The user's sessions; all except this one can be ended here (identity.45). */
export function SessionList() {
  const t = useTexts<typeof en>('account');
  const read = useCall(sessions, {});
  const [ending, setEnding] = useState<SessionEntry | 'others'>();
  const all = read.answer?.sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const action = all && all.length > 1 && (
    <Button variant="default" onClick={() => setEnding('others')}>
      {t('settings.sessions.endOthers')}
    </Button>
  );
  return (
    <ActionSection title={t('settings.sessions.title')} text={t('settings.sessions.text')} action={action}>
      <Loaded read={read} skeleton={<ListSkeleton rows={2} />}>
        {() => (
          <FramedList>
            {all?.map((entry) => (
              <Session key={entry.sessionId} entry={entry} onEnd={() => setEnding(entry)} />
            ))}
          </FramedList>
        )}
      </Loaded>
      {ending && <EndSession ending={ending} onClose={() => setEnding(undefined)} />}
    </ActionSection>
  );
}

/** The device as text: "Chrome on Windows". */
function useDeviceName(): (userAgent: string) => string {
  const t = useTexts<typeof en>('account');
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('settings.sessions.device', { browser, system });
    return browser ?? system ?? t('settings.sessions.unknownDevice');
  };
}

function Session({ entry, onEnd }: { entry: SessionEntry; onEnd: () => void }) {
  const t = useTexts<typeof en>('account');
  const format = useFormat();
  const name = useDeviceName()(entry.userAgent);
  const Picture = deviceOf(entry.userAgent).isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <FramedRow>
      <Picture aria-hidden size={22} stroke={1.75} className={styles['picture']} />
      <div className={styles['entry']}>
        <p className={styles['name']}>
          {name}
          {entry.isCurrent && (
            <StatusBadge tone="good" icon={IconCheck}>
              {t('settings.sessions.thisOne')}
            </StatusBadge>
          )}
        </p>
        <p className={styles['facts']}>
          <span>{t('settings.sessions.lastSeen', { moment: format.moment(entry.lastSeenAt) })}</span>
          <span>{t('settings.sessions.since', { moment: format.moment(entry.createdAt) })}</span>
          {entry.ip && <span>{t('settings.sessions.from', { ip: entry.ip })}</span>}
        </p>
      </div>
      {!entry.isCurrent && (
        <Button variant="default" size="xs" onClick={onEnd} aria-label={t('settings.sessions.endNamed', { device: name })}>
          {t('settings.sessions.end')}
        </Button>
      )}
    </FramedRow>
  );
}

function EndSession({ ending, onClose }: { ending: SessionEntry | 'others'; onClose: () => void }) {
  const t = useTexts<typeof en>('account');
  const device = useDeviceName();
  const { write } = useWrite(endSession, { changes: [sessions] });
  const isAll = ending === 'others';
  return (
    <ConfirmAction
      title={isAll ? t('settings.sessions.endOthersTitle') : t('settings.sessions.endTitle')}
      onClose={onClose}
      act={() => write({ body: isAll ? {} : { sessionId: ending.sessionId } })}
      done={isAll ? t('settings.sessions.othersEnded') : t('settings.sessions.ended')}
      confirmLabel={isAll ? t('settings.sessions.endOthers') : t('settings.sessions.end')}
      isDestructive
    >
      {isAll ? t('settings.sessions.endOthersText') : t('settings.sessions.endText', { device: device(ending.userAgent) })}
    </ConfirmAction>
  );
}
