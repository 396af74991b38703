import { Select } from '@mantine/core';
import { useState } from 'react';
import { notSent, useForm, type Form } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showRefusal } from '#kernel/web/show-refusal.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { connectTripletex, updateTripletex } from '../../contract/endpoints-connections.ts';
import type { en } from '../../texts/en.ts';
import { ConnectSteps } from './ConnectSteps.tsx';
import { readsOfConnections } from './reads-of-connections.ts';
import { SecretInput } from './SecretInput.tsx';
import { TripletexChoices } from './TripletexChoices.tsx';
import { bodyOf, initialTokens, Tokens, userTypes, type Choices, type TokenValues } from './tripletex-form.ts';

const places = {
  'integrations.InvalidToken': 'employeeToken',
  'integrations.NoPermission': 'employeeToken',
  'integrations.MissingEmployeeToken': 'employeeToken',
  'integrations.MissingConsumerToken': 'consumerToken',
  'integrations.ClientNotFound': 'clientId',
  'integrations.DepartmentNotFound': 'departmentId',
} as const;

interface ConnectProps {
  isConnected: boolean;
  takesAnyKey: boolean;
  onClose: () => void;
}

/** Asks for the tokens of Tripletex, which are never shown again, and for what they leave open (integrations.11). */
export function ConnectTripletex({ isConnected, takesAnyKey, onClose }: ConnectProps) {
  const t = useTexts<typeof en>('integrations');
  const system = t('systems.tripletex');
  const [pendingChoices, setPendingChoices] = useState<Choices & { token: string }>();
  const { write } = useWrite(isConnected ? updateTripletex : connectTripletex, { changes: readsOfConnections });
  const form: Form<TokenValues> = useForm<TokenValues>(Tokens, {
    initial: initialTokens,
    // Whoever has a token reads and changes everybody there, so it is never kept in the browser.
    draft: { place: 'integrations/tripletex', omit: ['employeeToken', 'consumerToken'] },
    send: async (values) => {
      const answer = await write({ body: bodyOf(values, choices) });
      if (answer.state === 'connected') return undefined;
      // The client that was chosen is still shown when the department is asked for.
      const clients = answer.clients.length > 0 ? answer.clients : (choices?.clients ?? []);
      setPendingChoices({ ...answer, clients, token: values.employeeToken ?? '' });
      return notSent;
    },
    onSent: () => {
      showToast({ title: t(isConnected ? 'connect.renewed' : 'connect.connected', { system }) });
      onClose();
    },
    onRefused: (error) => showRefusal(form, error, places),
  });
  // What one token leaves open says nothing of another.
  const choices = pendingChoices?.token === form.fields.getValues().employeeToken ? pendingChoices : undefined;
  return (
    <FormDialog
      title={t(isConnected ? 'connect.renewTitle' : 'connect.title', { system })}
      form={form}
      onClose={onClose}
      queryNames={['act', 'integration']}
      send={t(sendLabel(isConnected, choices))}
    >
      <p>{t(isConnected ? 'connect.renewText' : 'connect.tried')}</p>
      <ConnectSteps provider="tripletex" />
      {takesAnyKey && <Notice tone="note">{t('connect.anyKey', { system })}</Notice>}
      <SecretInput
        label={t('connect.employeeToken')}
        description={t('connect.employeeTokenHelp')}
        required
        data-autofocus
        {...form.fields.getInputProps('employeeToken')}
      />
      <SecretInput
        label={t('connect.consumerToken')}
        description={t(isConnected ? 'connect.consumerTokenKept' : 'connect.consumerTokenHelp')}
        {...form.fields.getInputProps('consumerToken')}
      />
      <Select
        label={t('connect.userType')}
        description={t('connect.userTypeHelp')}
        allowDeselect={false}
        data={userTypes.map((value) => ({ value, label: t(`connect.userTypes.${value}`) }))}
        {...form.fields.getInputProps('userType')}
      />
      {choices && <TripletexChoices choices={choices} inputProps={form.fields.getInputProps} />}
    </FormDialog>
  );
}

function sendLabel(isConnected: boolean, choices: Choices | undefined) {
  if (choices?.isOtherCompany) return 'connect.connectOther';
  return isConnected ? 'connect.renew' : 'connect.connect';
}
