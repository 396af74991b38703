import { Button } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { showToast } from '#ui/toasts.ts';
import { askTakeout, releaseTakeout, type SubjectRequest } from '../../contract/endpoints-requests.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfRequests } from './reads-of-requests.ts';

/** The adviser asks for the takeout of the person; an administrator releases it to them (gdpr.97). */
export function TakeoutButtons({ request }: { request: SubjectRequest }) {
  const t = useGdprTexts();
  const format = useFormat();
  const asking = useWrite(askTakeout, { changes: readsOfRequests });
  const releasing = useWrite(releaseTakeout, { changes: readsOfRequests });
  const { subjectRequestId, version, takeoutAskedAt, takeoutReleasedAt, permissions } = request;
  const body = { subjectRequestId, version };
  const ask = () =>
    void runOrShowError(async () => {
      await asking.write({ body });
      showToast({ title: t('requests.takeout.askDone') });
    });
  const release = () =>
    void runOrShowError(async () => {
      await releasing.write({ body });
      showToast({ title: t('requests.takeout.releaseDone') });
    });
  return (
    <>
      {takeoutAskedAt && <p>{t('requests.takeout.asked', { moment: format.moment(takeoutAskedAt) })}</p>}
      {takeoutReleasedAt && <p>{t('requests.takeout.released', { moment: format.moment(takeoutReleasedAt) })}</p>}
      {(permissions.askTakeout || permissions.releaseTakeout) && (
        <ButtonRow>
          {permissions.askTakeout && (
            <Button variant="default" loading={asking.writing} onClick={ask}>
              {t('requests.takeout.ask')}
            </Button>
          )}
          {permissions.releaseTakeout && (
            <Button variant="default" loading={releasing.writing} onClick={release}>
              {t('requests.takeout.release')}
            </Button>
          )}
        </ButtonRow>
      )}
    </>
  );
}
