import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { en } from '../../texts/en.ts';
import { downloadPerson } from './download-person.ts';

/** Explains the content of a takeout before it is created, because the file contains everything. */
export function TakeoutDialog({ companyUserId, name, onClose }: { companyUserId: string; name?: string; onClose: () => void }) {
  const t = useTexts<typeof en>('takeout');
  const { companyName: company } = useUser();
  const title = name === undefined ? t('own.title') : t('person.title', { name });
  const start = (): void => {
    downloadPerson(companyUserId, title);
    onClose();
  };
  return (
    <ConfirmDialog title={title} isOpen onClose={onClose} onConfirm={start} confirmLabel={t('person.download')}>
      <p>{name === undefined ? t('own.text', { company }) : t('person.text', { name, company })}</p>
      <p>{name === undefined ? t('own.care') : t('person.care')}</p>
    </ConfirmDialog>
  );
}
