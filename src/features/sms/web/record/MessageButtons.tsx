import { Button } from '@mantine/core';
import { IconBan, IconSend } from '@tabler/icons-react';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { SmsMessage } from '../../contract/entities.ts';
import type { MessageAction } from '../../contract/rules/message-status.ts';
import type { en } from '../../texts/en.ts';

interface MessageButtonsProps {
  message: Pick<SmsMessage, 'actions' | 'recipientCounts'>;
  onAsk: (action: MessageAction) => void;
}

/** What may be done with a message now. */
export function MessageButtons({ message: { actions, recipientCounts }, onAsk }: MessageButtonsProps) {
  const t = useTexts<typeof en>('sms');
  const isFixed = useReadOnly();
  if (isFixed) return null;
  return (
    <ButtonRow at="end">
      {actions.includes('cancel') && (
        <Button variant="default" leftSection={<IconBan aria-hidden />} onClick={() => onAsk('cancel')}>
          {t('message.cancel')}
        </Button>
      )}
      {actions.includes('resend') && (
        <Button leftSection={<IconSend aria-hidden />} onClick={() => onAsk('resend')}>
          {t('message.again', { count: recipientCounts.failed ?? 0 })}
        </Button>
      )}
    </ButtonRow>
  );
}
