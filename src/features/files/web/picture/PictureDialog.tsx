import { Button } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import type { EndpointAddress } from '#kernel/web/entry.ts';
import { session } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { UnsavedDialog } from '#kernel/web/UnsavedDialog.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { deleteProfileImage, uploadProfileImage } from '../../contract/endpoints-people.ts';
import type { en } from '../../texts/en.ts';
import { wholePixels, type PictureSize, type Square } from '../rules/crop.ts';
import { ChoosePicture } from './ChoosePicture.tsx';
import { CropPicture } from './CropPicture.tsx';
import styles from './picture.module.css';

interface PictureDialogProps {
  companyUserId: string;
  /** The current picture; undefined without one. */
  current: ReactNode;
  /** The queries to refetch afterwards. */
  changes: readonly EndpointAddress[];
  onClose: () => void;
}

interface Chosen {
  file: File;
  crop: { picture: PictureSize; square: Square } | undefined;
}

/** Chooses, crops, saves or removes a person's picture (people.32). */
export function PictureDialog({ companyUserId, current, changes, onClose }: PictureDialogProps) {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const upload = useWrite(uploadProfileImage, { changes });
  const remove = useWrite(deleteProfileImage, { changes });
  const [chosen, setChosen] = useState<Chosen>();
  const [refused, setRefused] = useState<string>();
  // Known at once, before the dialog is drawn again.
  const isDone = useRef(false);
  const isBusy = upload.writing || remove.writing;

  async function finish(work: Promise<{ profileImageTimestamp?: string }>, title: string): Promise<void> {
    try {
      const { profileImageTimestamp = null } = await work;
      isDone.current = true;
      showInBar(companyUserId, profileImageTimestamp);
      showToast({ title, milliseconds: 3000 });
      onClose();
    } catch (error) {
      if (error instanceof CallError && !error.offline) setRefused(errorLines(error).join(' '));
      else showError(error);
    }
  }
  const choose = (next: Chosen | undefined): void => {
    setRefused(undefined);
    setChosen(next);
  };
  const save = ({ file, crop }: Chosen): void => {
    const body = { companyUserId, ...(crop && { crop: wholePixels(crop.picture, crop.square) }) };
    void finish(upload.write({ body, files: [file] }), t('panel.picture.saved'));
  };
  const removePicture = (): void => {
    setRefused(undefined);
    void finish(remove.write({ body: { companyUserId } }), t('panel.picture.deleted'));
  };

  const footer = (
    <>
      {current && !chosen && (
        <Button variant="default" loading={remove.writing} onClick={removePicture}>
          {t('panel.picture.delete')}
        </Button>
      )}
      <Button variant="default" onClick={onClose} disabled={isBusy}>
        {k('actions.cancel')}
      </Button>
      {chosen?.crop && (
        <Button onClick={() => save(chosen)} loading={upload.writing}>
          {t('panel.picture.save')}
        </Button>
      )}
    </>
  );
  return (
    <UnsavedDialog
      title={t('panel.picture.title')}
      noDraft="file"
      isUnsaved={() => chosen !== undefined && !isDone.current}
      onClose={onClose}
      canClose={!isBusy}
      footer={footer}
    >
      <div className={styles['whole']}>
        {chosen ? (
          <CropPicture
            key={chosen.file.name}
            file={chosen.file}
            square={chosen.crop?.square}
            onChange={(crop) => setChosen({ ...chosen, crop })}
            refused={refused}
            onOther={() => choose(undefined)}
          />
        ) : (
          <>
            {current && (
              <div className={styles['current']}>
                {current}
                <span>{t('panel.picture.current')}</span>
              </div>
            )}
            <ChoosePicture label={t('panel.picture.title')} refused={refused} onChoose={(file) => choose({ file, crop: undefined })} />
          </>
        )}
      </div>
    </UnsavedDialog>
  );
}

/** The user's own picture is also in the top bar. */
function showInBar(companyUserId: string, profileImageTimestamp: string | null): void {
  const user = session.user.get();
  if (user?.companyUserId === companyUserId) session.user.set({ ...user, profileImageTimestamp });
}
