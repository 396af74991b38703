import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { updateCompanyUserPendingStatus } from '../../contract/endpoints-life.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';
import { readsOfPeople } from '../reads-of-people.ts';
import { failed, orFailed } from './or-failed.ts';

/** Sets a pending person active without waiting for them (people.35). */
export function SetActiveDialog({ person, onClose }: { person: CompanyUser; onClose: () => void }) {
  const t = useTexts<typeof en>('people');
  const { write } = useWrite(updateCompanyUserPendingStatus, { changes: readsOfPeople });
  const name = fullName(person);

  async function confirm(): Promise<void> {
    const done = await orFailed(write({ body: { companyUserId: person.id, version: person.version } }));
    if (done === failed) return;
    showToast({ title: t('life.setActive.done', { name }) });
    onClose();
  }

  return (
    <ConfirmDialog
      title={t('life.setActive.title', { name })}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel={t('life.setActive.confirm')}
    >
      {t('life.setActive.text')}
    </ConfirmDialog>
  );
}
