import { Button } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useOpened } from '#kernel/web/address.ts';
import type { WebPorts } from '#kernel/web/ports.ts';
import { isReadOnly, mayUse, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { gate } from '../entry.ts';
import { chosenText } from './chosen-people.ts';

/** Opens a new message to selected people over their list, for those who may send one (sms.14). */
export function WriteToPeople({ companyUserIds }: ComponentProps<WebPorts['writeToPeople']>) {
  const t = useTexts<typeof en>('sms');
  const user = useUser();
  const { open } = useOpened('sms');
  if (!mayUse(user, gate) || isReadOnly(user)) return null;
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconMessage2 aria-hidden />}
      onClick={() => open('new', { to: chosenText(companyUserIds) })}
    >
      {t('send.toSelected')}
    </Button>
  );
}
