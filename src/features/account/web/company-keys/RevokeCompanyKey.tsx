import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useUser } from '#kernel/web/session.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { apiKeys } from '../../contract/endpoints.ts';
import { getCompanyApiKeys, revokeCompanyApiKey } from '../../contract/endpoints-company-keys.ts';
import type { CompanyApiKeyEntry } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

const longestReason = 300;

/** Asks before a member's key is revoked, and for the reason that its owner is given. */
export function RevokeCompanyKey({ entry: { apiKeyId, name, owner }, onClose }: { entry: CompanyApiKeyEntry; onClose: () => void }) {
  const t = useTexts<typeof en>('account');
  const kernel = useKernelTexts();
  const { companyUserId } = useUser();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<readonly string[]>([]);
  const { write } = useWrite(revokeCompanyApiKey, { changes: [getCompanyApiKeys, apiKeys] });
  const isOwn = owner.companyUserId === companyUserId;
  const revoke = async () => {
    try {
      await write({ body: { apiKeyId, ...(reason.trim() && { reason }) } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return setProblem(errorLines(error));
    }
    showToast({ title: t('settings.apiKeys.revoked', { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('settings.apiKeys.revokeTitle', { name })}
      isOpen
      onClose={onClose}
      onConfirm={revoke}
      confirmLabel={t('settings.apiKeys.revoke')}
      cancelLabel={kernel('actions.cancel')}
      closeLabel={kernel('actions.close')}
      isDestructive
    >
      {isOwn ? t('settings.apiKeys.revokeText') : t('companyKeys.revokeText', { person: owner.fullName })}
      <Textarea
        my="md"
        label={t('companyKeys.reason')}
        description={t(isOwn ? 'companyKeys.reasonOwnHint' : 'companyKeys.reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={longestReason}
        autosize
        minRows={2}
      />
      {problem.length > 0 && (
        <Notice tone="bad" title={kernel('errorTitle')} role="alert">
          {problem.join('\n')}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
