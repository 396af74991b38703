import { z } from 'zod';
import { useForm, type Form } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showRefusal } from '#kernel/web/show-refusal.ts';
import { showToast } from '#ui/toasts.ts';
import { connectPowerOffice, updatePowerOffice } from '../../contract/endpoints-connections.ts';
import type { en } from '../../texts/en.ts';
import { ConnectSteps } from './ConnectSteps.tsx';
import { readsOfConnections } from './reads-of-connections.ts';
import { SecretInput } from './SecretInput.tsx';

const Fields = z.object({ clientKey: connectPowerOffice.body.shape.clientKey });
const places = { 'integrations.InvalidToken': 'clientKey', 'integrations.NoPermission': 'clientKey' } as const;

interface ConnectProps {
  /** Whether it is connected already and gets another key. */
  isConnected: boolean;
  onClose: () => void;
}

/** Asks for the client key of PowerOffice Go, which is never shown again (integrations.10). */
export function ConnectPowerOffice({ isConnected, onClose }: ConnectProps) {
  const t = useTexts<typeof en>('integrations');
  const system = t('systems.poweroffice');
  const { write } = useWrite(isConnected ? updatePowerOffice : connectPowerOffice, { changes: readsOfConnections });
  const form: Form<z.input<typeof Fields>> = useForm<z.input<typeof Fields>>(Fields, {
    initial: { clientKey: '' },
    draft: 'secret',
    send: async (body) => void (await write({ body })),
    onSent: () => {
      showToast({ title: t(isConnected ? 'connect.renewed' : 'connect.connected', { system }) });
      onClose();
    },
    onRefused: (error) => showRefusal(form, error, places),
  });
  return (
    <FormDialog
      title={t(isConnected ? 'connect.renewTitle' : 'connect.title', { system })}
      form={form}
      onClose={onClose}
      queryNames={['act', 'integration']}
      send={t(isConnected ? 'connect.renew' : 'connect.connect')}
    >
      <p>{t(isConnected ? 'connect.renewText' : 'connect.tried')}</p>
      <ConnectSteps provider="poweroffice" />
      <SecretInput
        label={t('connect.clientKey')}
        description={t('connect.clientKeyHelp')}
        required
        data-autofocus
        {...form.fields.getInputProps('clientKey')}
      />
    </FormDialog>
  );
}
