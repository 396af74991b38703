import { Button } from '@mantine/core';
import { useUser } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { en } from '../../texts/en.ts';
import { usePersonTakeout } from './use-person-takeout.ts';

/** Explains the content of a takeout before it is created, because the file contains everything. */
export function TakeoutDialog({ companyUserId, name, onClose }: { companyUserId: string; name?: string; onClose: () => void }) {
  const t = useTexts<typeof en>('takeout');
  const k = useKernelTexts();
  const { companyName: company } = useUser();
  const { isMaking, download } = usePersonTakeout(companyUserId);
  const start = async (): Promise<void> => {
    if (await download()) onClose();
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose} disabled={isMaking}>
        {k('actions.cancel')}
      </Button>
      <Button onClick={() => void start()} loading={isMaking}>
        {t('person.download')}
      </Button>
    </>
  );
  const title = name === undefined ? t('own.title') : t('person.title', { name });
  return (
    <Dialog title={title} isOpen onClose={onClose} closeLabel={k('actions.close')} canClose={!isMaking} footer={footer}>
      <p>{name === undefined ? t('own.text', { company }) : t('person.text', { name, company })}</p>
      <p>{name === undefined ? t('own.care') : t('person.care')}</p>
    </Dialog>
  );
}
