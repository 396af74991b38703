import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { apiKeys } from '../../contract/endpoints.ts';
import { getCompanyApiKeys, revokeCompanyApiKey } from '../../contract/endpoints-company-keys.ts';
import type { CompanyApiKeyEntry } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

const Reason = z.object({ reason: z.string().max(300) });

/** Asks before a member's key is revoked, and for the reason that its owner is given. */
export function RevokeCompanyKey({ entry: { apiKeyId, name, owner }, onClose }: { entry: CompanyApiKeyEntry; onClose: () => void }) {
  const t = useTexts<typeof en>('account');
  const { companyUserId } = useUser();
  const { write } = useWrite(revokeCompanyApiKey, { changes: [getCompanyApiKeys, apiKeys] });
  const isOwn = owner.companyUserId === companyUserId;
  const form = useForm(Reason, {
    initial: { reason: '' },
    draft: { place: `account/revoke-key/${apiKeyId}` },
    send: ({ reason }) => write({ body: { apiKeyId, ...(reason.trim() && { reason }) } }),
    onSent: () => {
      showToast({ title: t('settings.apiKeys.revoked', { name }) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('settings.apiKeys.revokeTitle', { name })}
      form={form}
      onClose={onClose}
      send={t('settings.apiKeys.revoke')}
      isDestructive
    >
      <p>{isOwn ? t('settings.apiKeys.revokeText') : t('companyKeys.revokeText', { person: owner.fullName })}</p>
      <Textarea
        label={t('companyKeys.reason')}
        description={t(isOwn ? 'companyKeys.reasonOwnHint' : 'companyKeys.reasonHint')}
        maxLength={300}
        autosize
        minRows={2}
        {...form.fields.getInputProps('reason')}
      />
    </FormDialog>
  );
}
