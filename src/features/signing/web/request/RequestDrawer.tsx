import { Button, Skeleton } from '@mantine/core';
import { IconAlarm, IconDownload, IconSignature } from '@tabler/icons-react';
import { useOpened } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { getSigningRequest } from '../../contract/endpoints.ts';
import type { SigningRequest } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { RequestDialogs } from '../actions/RequestDialogs.tsx';
import { RequestMenu } from '../actions/RequestMenu.tsx';
import { useRequestDialog, type RequestDialogState } from '../actions/use-request-dialog.ts';
import { useRequestFiles } from '../actions/use-request-files.ts';
import { useRequestWords } from '../request-words.ts';
import { useSignAddress } from '../sign-address.ts';
import { RequestContent } from './RequestContent.tsx';
import styles from './request.module.css';

/** One request beside any page, by the address; it follows what happens to it (signing.72). */
export function RequestDrawer() {
  const t = useTexts<typeof en>('signing');
  const words = useRequestWords();
  const { id = '', close } = useOpened('signingRequestId');
  const read = useCall(getSigningRequest, { query: { signingRequestId: id } });
  const asking = useRequestDialog();
  const { error } = read;
  const request = error ? undefined : read.answer?.signingRequest;
  useOpenedRecords(request?.signingRequestId);
  const isGone = error !== undefined && [400, 403, 404].includes(error.status);
  return (
    <SidePanel
      title={request ? words.name(request) : t('request.of')}
      isOpen
      onClose={close}
      canClose={asking.dialog === undefined}
      footer={request && <Footer request={request} asking={asking} />}
    >
      {isGone ? (
        <EmptyState title={t('request.gone')} text={t('request.goneText')} />
      ) : (
        <Loaded read={read} skeleton={<DrawerSkeleton />}>
          {({ signingRequest }) => <RequestContent request={signingRequest} onAsk={asking.ask} />}
        </Loaded>
      )}
      <RequestDialogs dialog={asking.dialog} onClose={asking.close} onDeleted={close} />
    </SidePanel>
  );
}

function DrawerSkeleton() {
  return (
    <div className={styles['content']}>
      <Skeleton height={28} width="60%" />
      <Skeleton height={160} radius="md" />
      <Skeleton height={120} radius="md" />
      <Skeleton height={200} radius="md" />
    </div>
  );
}

/** The next step as a button, the rest in a menu. */
function Footer({ request, asking: { ask } }: { request: SigningRequest; asking: RequestDialogState }) {
  const t = useTexts<typeof en>('signing');
  const isFixed = useReadOnly();
  const signAddress = useSignAddress();
  const files = useRequestFiles(request);
  const { permissions, signingRequestId, signedFileId } = request;
  const maySign = permissions.sign && !isFixed;
  const mayRemind = permissions.remind && !isFixed && !maySign;
  return (
    <div className={styles['footer']}>
      <RequestMenu request={request} onAsk={ask} isRecord />
      {maySign && (
        <Button component="a" href={signAddress(signingRequestId)} leftSection={<IconSignature aria-hidden />}>
          {t('request.actions.sign')}
        </Button>
      )}
      {mayRemind && (
        <Button variant="default" onClick={() => ask({ question: 'remind', request })} leftSection={<IconAlarm aria-hidden />}>
          {t('request.actions.remind')}
        </Button>
      )}
      {signedFileId !== null && files.download && (
        <Button onClick={files.download} leftSection={<IconDownload aria-hidden />}>
          {t('request.actions.downloadSigned')}
        </Button>
      )}
    </div>
  );
}
