import { Button } from '@mantine/core';
import { getCompany } from '#features/company/contract/endpoints.ts';
import { companyLogoAddress } from '#features/company/web/public.ts';
import { useQuery } from '#kernel/web/address.ts';
import { currentUser, session, useUser } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { deleteCompanyLogo, uploadCompanyLogo } from '../contract/endpoints-logo.ts';
import type { en } from '../texts/en.ts';
import { ChoosePicture } from './picture/ChoosePicture.tsx';
import styles from './company-files.module.css';

/** Chooses or removes the company's logo, over its page (OR-03). */
export function LogoDialog() {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const { companyName } = useUser();
  const [, change] = useQuery();
  const { answer } = useCall(getCompany, {}, { staleMinutes: 2 });
  const upload = useWrite(uploadCompanyLogo, { changes: [getCompany] });
  const remove = useWrite(deleteCompanyLogo, { changes: [getCompany] });
  const close = () => change({ logo: undefined });
  const isBusy = upload.writing || remove.writing;
  const logo = companyLogoAddress(answer?.company.logoGuid ?? null, 512);

  async function finish(work: Promise<{ logoGuid?: string }>, title: string): Promise<void> {
    try {
      noteLogo((await work).logoGuid ?? null);
      showToast({ title });
      close();
    } catch (error) {
      showError(error);
    }
  }

  const footer = (
    <>
      {logo && (
        <Button variant="default" loading={remove.writing} onClick={() => void finish(remove.write({}), t('panel.logo.deleted'))}>
          {t('panel.logo.delete')}
        </Button>
      )}
      <Button variant="default" onClick={close} disabled={isBusy}>
        {k('actions.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('panel.logo.title')} isOpen onClose={close} closeLabel={k('actions.close')} canClose={!isBusy} footer={footer}>
      <div className={styles['logo']}>
        {logo && <img src={logo} alt={t('panel.logo.alt', { company: companyName })} className={styles['logoPicture']} />}
        <ChoosePicture
          label={t('panel.logo.title')}
          onChoose={(file) => void finish(upload.write({ files: [file] }), t('panel.logo.saved'))}
        />
      </div>
    </Dialog>
  );
}

/** The top bar shows it in this tab at once; the live connection tells all others. */
function noteLogo(logoGuid: string | null): void {
  const user = currentUser();
  if (user) session.user.set({ ...user, company: { ...user.company, logoGuid } });
}
