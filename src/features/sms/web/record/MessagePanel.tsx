import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { getMessage } from '../../contract/endpoints.ts';
import type { MessageAction } from '../../contract/rules/message-status.ts';
import type { en } from '../../texts/en.ts';
import { CancelMessage } from './CancelMessage.tsx';
import { MessageButtons } from './MessageButtons.tsx';
import { MessageContent } from './MessageContent.tsx';
import { ResendMessage } from './ResendMessage.tsx';
import styles from './record.module.css';

/** A message beside its list, with what became of it for each recipient; it follows reports while it is open. */
export function MessagePanel({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const t = useTexts<typeof en>('sms');
  const [openAction, setOpenAction] = useState<MessageAction>();
  const read = useCall(getMessage, { query: { messageId } });
  const { error } = read;
  const message = error ? undefined : read.answer?.message;
  useOpenedRecords(message?.messageId);
  const isGone = error !== undefined && [400, 403, 404].includes(error.status);
  const close = () => setOpenAction(undefined);
  return (
    <SidePanel
      title={t('message.title')}
      isOpen
      onClose={onClose}
      canClose={openAction === undefined}
      footer={message && message.actions.length > 0 && <MessageButtons message={message} onAsk={setOpenAction} />}
    >
      {isGone ? (
        <EmptyState title={t('message.gone')} text={t('message.goneText')} />
      ) : (
        <Loaded read={read} skeleton={<PanelSkeleton />}>
          {({ message: loaded }) => <MessageContent message={loaded} />}
        </Loaded>
      )}
      {message && openAction === 'cancel' && <CancelMessage message={message} onClose={close} />}
      {message && openAction === 'resend' && <ResendMessage message={message} onClose={close} />}
    </SidePanel>
  );
}

function PanelSkeleton() {
  return (
    <div className={styles['panel']}>
      <Skeleton height={28} width="40%" />
      <Skeleton height={96} radius="md" />
      <Skeleton height={200} radius="md" />
    </div>
  );
}
