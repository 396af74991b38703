import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { askTakeout, releaseTakeout, type SubjectRequest } from '../../contract/endpoints-requests.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfRequests } from './reads-of-requests.ts';

/** The adviser asks for the takeout of the person; an administrator releases it to them (gdpr.97). */
export function TakeoutButtons({ request }: { request: SubjectRequest }) {
  const t = useGdprTexts();
  const [isReleasing, setReleasing] = useState(false);
  const asking = useWrite(askTakeout, { changes: readsOfRequests });
  const releasing = useWrite(releaseTakeout, { changes: readsOfRequests });
  const { subjectRequestId, version, requesterName: name, permissions } = request;
  const body = { subjectRequestId, version };
  const ask = () =>
    void runOrShowError(async () => {
      await asking.write({ body });
      showToast({ title: t('requests.takeout.askDone') });
    });
  return (
    <>
      <TakeoutState request={request} />
      {(permissions.askTakeout || permissions.releaseTakeout) && (
        <ButtonRow>
          {permissions.askTakeout && (
            <Button variant="default" loading={asking.writing} onClick={ask}>
              {t('requests.takeout.ask')}
            </Button>
          )}
          {permissions.releaseTakeout && (
            <Button variant="default" onClick={() => setReleasing(true)}>
              {t('requests.takeout.release')}
            </Button>
          )}
        </ButtonRow>
      )}
      {isReleasing && (
        <ConfirmAction
          title={t('requests.takeout.confirm', { name })}
          confirmLabel={t('requests.takeout.release')}
          act={() => releasing.write({ body })}
          done={({ isTold }) =>
            isTold
              ? t('requests.takeout.releaseDone')
              : { tone: 'warn', title: t('requests.takeout.releasedUntold'), lines: [t('requests.takeout.untoldText')] }
          }
          onClose={() => setReleasing(false)}
        >
          {t('requests.takeout.confirmText')}
        </ConfirmAction>
      )}
    </>
  );
}

/** How far the takeout has come. */
function TakeoutState({ request }: { request: SubjectRequest }) {
  const t = useGdprTexts();
  const format = useFormat();
  const { identity, takeoutAskedAt, takeoutAskedBy, takeoutReleasedAt, takeoutReleasedBy } = request;
  if (takeoutReleasedAt) {
    const moment = format.moment(takeoutReleasedAt);
    return (
      <Notice tone="good">
        {takeoutReleasedBy
          ? t('requests.takeout.released', { moment, name: takeoutReleasedBy })
          : t('requests.takeout.releasedPlain', { moment })}
      </Notice>
    );
  }
  if (!takeoutAskedAt) return null;
  const moment = format.moment(takeoutAskedAt);
  const requestLine = takeoutAskedBy
    ? t('requests.takeout.asked', { moment, name: takeoutAskedBy })
    : t('requests.takeout.askedPlain', { moment });
  return identity ? (
    <Notice tone="note">{requestLine}</Notice>
  ) : (
    <Notice tone="warn" title={requestLine}>
      {t('requests.takeout.unknown')}
    </Notice>
  );
}
