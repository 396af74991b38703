import { Switch, Textarea } from '@mantine/core';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { getGdprPeople, updateProtocol } from '../../contract/endpoints-protocol.ts';
import { longestText } from '../../contract/kinds.ts';
import type { Protocol, ProtocolPerson } from '../../contract/protocol.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { readsOfProtocol } from '../reads-of-gdpr.ts';

const person = z.string().nullable();
const People = z.object({
  responsible: person,
  contactPerson: person,
  dataProtectionOfficer: person,
  dpoRequired: z.boolean(),
  dpoReason: z.string().max(longestText, field('tooLong', { length: longestText })),
});
type PeopleValues = z.input<typeof People>;

const roles = ['responsible', 'contactPerson', 'dataProtectionOfficer'] as const;
const labels = { responsible: 'responsible', contactPerson: 'contactPerson', dataProtectionOfficer: 'officer' } as const;

/** Who is responsible, who answers, and whether there is an officer (gdpr.82). */
export function PeopleDrawer({ protocol, onClose }: { protocol: Protocol; onClose: () => void }) {
  const t = useGdprTexts();
  const local = useLocalText();
  const { protocolId, version, dpoRequired } = protocol;
  const { answer } = useCall(getGdprPeople, {});
  const people = answer?.people.map(({ companyUserId: id, fullName: name }) => ({ id, name }));
  const { write } = useWrite(updateProtocol, { changes: readsOfProtocol });
  const reason = local(protocol.dpoReason);
  const form = useForm<PeopleValues, Answer<typeof updateProtocol>>(People, {
    initial: {
      responsible: protocol.responsible?.companyUserId ?? null,
      contactPerson: protocol.contactPerson?.companyUserId ?? null,
      dataProtectionOfficer: protocol.dataProtectionOfficer?.companyUserId ?? null,
      dpoRequired,
      dpoReason: reason,
    },
    draft: { place: `gdpr/people/${protocolId}`, version },
    send: ({ dpoReason, ...values }) => write({ body: { protocolId, version, ...values, ...(dpoReason !== reason && { dpoReason }) } }),
    onSent: () => {
      showToast({ title: t('protocol.people.saved') });
      onClose();
    },
  });
  const isRequired = form.fields.getValues().dpoRequired;
  return (
    <FormDrawer title={t('protocol.people.title')} form={form} onClose={onClose} queryNames={['people']} isBlocked={!form.isDirty()}>
      <p>{t('protocol.people.access')}</p>
      {roles.slice(0, 2).map((role) => (
        <PersonSelect
          key={role}
          label={t(`protocol.head.${labels[role]}`)}
          people={people}
          current={choiceOf(protocol[role])}
          clearable
          {...form.fields.getInputProps(role)}
        />
      ))}
      <Switch
        label={t('protocol.people.dpoRequired')}
        description={t('protocol.people.dpoHint')}
        {...form.fields.getInputProps('dpoRequired', { type: 'checkbox' })}
      />
      <PersonSelect
        label={t('protocol.head.officer')}
        people={people}
        current={choiceOf(protocol.dataProtectionOfficer)}
        clearable
        required={isRequired}
        {...form.fields.getInputProps('dataProtectionOfficer')}
      />
      {!isRequired && (
        <Textarea
          label={t('protocol.people.dpoReason')}
          description={t('protocol.people.dpoReasonHint')}
          autosize
          minRows={3}
          maxLength={longestText}
          {...form.fields.getInputProps('dpoReason')}
        />
      )}
      <Notice tone="note">{t('protocol.people.about')}</Notice>
    </FormDrawer>
  );
}

function choiceOf(chosen: ProtocolPerson | null) {
  return chosen ? { id: chosen.companyUserId, name: chosen.fullName } : undefined;
}
