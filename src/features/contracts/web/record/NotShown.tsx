import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { CallError } from '#kernel/web/call-error.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { en } from '../../texts/en.ts';

/** Whether a contract is not there, or the user may not see it. */
export function isNotShown({ status }: CallError): boolean {
  return [400, 403, 404].includes(status);
}

interface NotShownProps {
  isMissing: boolean;
  /** The refusal, which says whom to ask. */
  error?: CallError | undefined;
}

/** Says that the contract is not there, or whom to ask for it. */
export function NotShown({ isMissing, error }: NotShownProps) {
  const t = useTexts<typeof en>('contracts');
  const { responsible } = error?.details ?? {};
  const request = typeof responsible === 'string' ? t('record.askResponsible', { name: responsible }) : t('record.askAdmin');
  return (
    <EmptyState
      isPage
      icon={IconLock}
      title={isMissing ? t('record.missing') : t('record.noAccess')}
      text={isMissing ? t('record.missingText') : request}
      action={
        <Button component={Link} to="/contracts" variant="default">
          {t('form.toContracts')}
        </Button>
      }
    />
  );
}
