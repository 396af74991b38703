import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { unsubscribe } from '../contract/endpoints-bell.ts';
import type { en } from '../texts/en.ts';
import styles from './own/own.module.css';

/** Unsubscribes the recipient of a mail, without sign-in. Opening the page changes nothing, because mail programs open links to scan them. */
export function UnsubscribePage() {
  const t = useTexts<typeof en>('notifications');
  const [{ secret = '' }] = useQuery();
  const [done, setDone] = useState<Answer<typeof unsubscribe>>();
  const call = useWrite(unsubscribe);
  // Undo restores only what the unsubscription changed, not reasons muted earlier.
  const send = (undo: boolean) =>
    void runOrShowError(async () =>
      setDone(await call.write({ query: {}, body: { secret, undo, ...(undo && { changed: done?.changed }) } })),
    );
  return (
    <Page title={t('preferences.unsubscribe.title')} width="form">
      <div className={styles['answer']}>
        {!done && <p className={styles['quiet']}>{t('preferences.unsubscribe.question')}</p>}
        <output>{done && <Done done={done} />}</output>
        <p className={styles['quiet']}>{t('preferences.unsubscribe.stays')}</p>
        {done?.isMuted ? (
          <Button variant="default" loading={call.writing} onClick={() => send(true)}>
            {t('preferences.unsubscribe.undo')}
          </Button>
        ) : (
          <Button loading={call.writing} onClick={() => send(false)}>
            {t('preferences.unsubscribe.confirm')}
          </Button>
        )}
        <Link to="/my-settings" query={{ tab: 'notifications' }}>
          {t('preferences.unsubscribe.settings')}
        </Link>
      </div>
    </Page>
  );
}

function Done({ done: { companyName: company, reason, isMuted } }: { done: Answer<typeof unsubscribe> }) {
  const t = useTexts<typeof en>('notifications');
  if (reason === null) return t(isMuted ? 'preferences.unsubscribe.doneAll' : 'preferences.unsubscribe.undoneAll', { company });
  return t(isMuted ? 'preferences.unsubscribe.done' : 'preferences.unsubscribe.undone', { company, reason: t(`reasons.names.${reason}`) });
}
