import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { getCompany } from '#features/company/contract/endpoints.ts';
import { companyLogoAddress } from '#features/company/web/public.ts';
import { useQuery } from '#kernel/web/address.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { currentUser, session, useUser } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { UnsavedDialog } from '#kernel/web/UnsavedDialog.tsx';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { deleteCompanyLogo, uploadCompanyLogo } from '../../contract/endpoints-logo.ts';
import type { en } from '../../texts/en.ts';
import { ChoosePicture } from '../picture/ChoosePicture.tsx';
import { LogoPreview } from './LogoPreview.tsx';
import styles from './logo.module.css';

interface Chosen {
  file: File;
  address: string;
}

/** The dialog to choose, preview, save or remove the company's logo (company.11). */
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
  const [chosen, setChosen] = useState<Chosen>();
  const [refused, setRefused] = useState<string>();
  // Known at once, before the dialog is drawn again.
  const isDone = useRef(false);
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen.address);
    },
    [chosen],
  );
  const shown = chosen?.address ?? logo;

  async function finish(work: Promise<{ logoGuid?: string }>, title: string): Promise<void> {
    try {
      noteLogo((await work).logoGuid ?? null);
      isDone.current = true;
      showToast({ title });
      close();
    } catch (error) {
      if (error instanceof CallError && !error.offline) setRefused(errorLines(error).join(' '));
      else showError(error);
    }
  }

  const footer = (
    <>
      {logo && !chosen && (
        <Button variant="default" loading={remove.writing} onClick={() => void finish(remove.write({}), t('panel.logo.deleted'))}>
          {t('panel.logo.delete')}
        </Button>
      )}
      <Button variant="default" onClick={close} disabled={isBusy}>
        {k('actions.cancel')}
      </Button>
      {chosen && (
        <Button loading={upload.writing} onClick={() => void finish(upload.write({ files: [chosen.file] }), t('panel.logo.saved'))}>
          {t('panel.logo.save')}
        </Button>
      )}
    </>
  );
  return (
    <UnsavedDialog
      title={t('panel.logo.title')}
      noDraft="file"
      isUnsaved={() => chosen !== undefined && !isDone.current}
      onClose={close}
      canClose={!isBusy}
      footer={footer}
    >
      <div className={styles['logo']}>
        {shown && <LogoPreview address={shown} company={companyName} />}
        <ChoosePicture
          label={t(shown ? 'panel.logo.other' : 'panel.logo.title')}
          refused={refused}
          onChoose={(file) => {
            setRefused(undefined);
            setChosen({ file, address: URL.createObjectURL(file) });
          }}
        />
      </div>
    </UnsavedDialog>
  );
}

/** Updates the top bar of this tab; the live connection notifies all others. */
function noteLogo(logoGuid: string | null): void {
  const user = currentUser();
  if (user) session.user.set({ ...user, company: { ...user.company, logoGuid } });
}
