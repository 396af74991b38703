import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { showToast } from '#ui/toasts.ts';
import { cancelDelete, getLeaving } from '../../contract/endpoints.ts';
import type { Deletion } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from '../takeout.module.css';
import { DeleteDialog } from './DeleteDialog.tsx';
import { noteEnding } from './note-ending.ts';

/** Deletes the company: explains what is deleted and kept, and the thirty days in which it can be cancelled (takeout.5). */
export function DeletionSection() {
  const t = useTexts<typeof en>('takeout');
  const read = useCall(getLeaving, {});
  const { companyName: company } = useUser();
  const [{ dialog }, change] = useQuery();
  if (read.answer && !read.answer.isDecider) return null;
  return (
    <SettingSection title={t('deletion.title')} text={t('deletion.text', { company })}>
      <Loaded read={read} skeleton={<Skeleton height={96} radius="lg" />}>
        {({ deletion }) => (
          <>
            <ul className={styles['list']}>
              <li>{t('deletion.goes')}</li>
              <li>{t('deletion.stays')}</li>
              <li>{t('deletion.first')}</li>
            </ul>
            {deletion ? (
              <Pending deletion={deletion} />
            ) : (
              <div>
                <Button variant="outline" color="red" onClick={() => change({ dialog: 'delete-company' })}>
                  {t('deletion.ask')}
                </Button>
              </div>
            )}
            {dialog === 'delete-company' && !deletion && <DeleteDialog onClose={() => change({ dialog: undefined })} />}
          </>
        )}
      </Loaded>
    </SettingSection>
  );
}

function Pending({ deletion: { endsAt, askedAt, askedByFullName } }: { deletion: Deletion }) {
  const t = useTexts<typeof en>('takeout');
  const format = useFormat();
  const { companyName: company, viewAs } = useUser();
  const { write, writing } = useWrite(cancelDelete, { changes: [getLeaving] });
  const cancel = async (): Promise<void> => {
    try {
      await write({});
      noteEnding(null);
      showToast({ title: t('deletion.cancelled', { company }) });
    } catch (error) {
      showError(error, () => void cancel());
    }
  };
  return (
    <>
      <Notice tone="warn" title={t('deletion.pending', { day: format.dayOf(endsAt) })}>
        {t('deletion.pendingText', { by: askedByFullName ?? t('deletion.somebody'), asked: format.dayOf(askedAt) })}
      </Notice>
      {viewAs === null && (
        <div>
          <Button onClick={() => void cancel()} loading={writing}>
            {t('deletion.cancel')}
          </Button>
        </div>
      )}
    </>
  );
}
