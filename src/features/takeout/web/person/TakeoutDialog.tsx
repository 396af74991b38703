import { Button } from '@mantine/core';
import { useUser } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { en } from '../../texts/en.ts';
import { downloadPerson } from './download-person.ts';

/** Explains the content of a takeout before it is created, because the file contains everything. */
export function TakeoutDialog({ companyUserId, name, onClose }: { companyUserId: string; name?: string; onClose: () => void }) {
  const t = useTexts<typeof en>('takeout');
  const k = useKernelTexts();
  const { companyName: company } = useUser();
  const title = name === undefined ? t('own.title') : t('person.title', { name });
  const start = (): void => {
    downloadPerson(companyUserId, title);
    onClose();
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.cancel')}
      </Button>
      <Button onClick={start}>{t('person.download')}</Button>
    </>
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} footer={footer}>
      <p>{name === undefined ? t('own.text', { company }) : t('person.text', { name, company })}</p>
      <p>{name === undefined ? t('own.care') : t('person.care')}</p>
    </Dialog>
  );
}
