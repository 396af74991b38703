import { Select, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ClipboardEvent } from 'react';
import { mayGrant } from '#features/rights/contract/roles.ts';
import { externalRoles, roleKeys } from '#kernel/contract/permissions.ts';
import type { Form } from '#kernel/web/form.ts';
import { useUser } from '#kernel/web/session.ts';
import { findErrorText, useTexts } from '#kernel/web/texts.ts';
import { emailInput } from '#ui/email-input.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import type { en } from '../../texts/en.ts';
import type { InviteValues } from '../invite-form.ts';
import { parseAddresses } from '../parse-addresses.ts';
import type { PastedAddress } from '../parse-addresses.ts';
import styles from './invite.module.css';

interface InviteRowsProps {
  form: Form<InviteValues>;
  /** The places of the rows that the subscription has no seat for. */
  withoutSeat: ReadonlySet<number>;
  onPaste: (place: number, pasted: readonly PastedAddress[]) => void;
}

/** One row per person; a pasted list becomes one row per address. */
export function InviteRows({ form: { fields }, withoutSeat, onPaste }: InviteRowsProps) {
  const t = useTexts<typeof en>('invitations');
  const roles = useRoleChoices();
  const rows = fields.getValues().invitationRequests;
  const noSeat = findErrorText('people.UserLimitReached', {}, 'invitations');
  const emailProps = (place: number) => {
    const { error, ...props } = fields.getInputProps(`invitationRequests.${place}.inviteeEmailAddress`);
    return { ...props, error: error ?? (withoutSeat.has(place) && noSeat) };
  };
  const paste = (place: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const pasted = parseAddresses(text);
    const [first] = pasted;
    // A single plain address is pasted as text.
    if (!first || (pasted.length === 1 && !first.firstName && text.trim() === first.inviteeEmailAddress)) return;
    event.preventDefault();
    onPaste(place, pasted);
  };
  return (
    <StackedList isOrdered>
      {rows.map((_, place) => (
        // A row has no id, so its index is the key; its fields are controlled.
        <li key={place} className={styles['row']}>
          <TextInput
            {...emailInput}
            label={t('invite.email', { number: place + 1 })}
            {...(place === 0 ? { 'data-autofocus': true } : {})}
            autoComplete="off"
            onPaste={paste(place)}
            {...emailProps(place)}
          />
          <Select
            label={t('invite.role')}
            data={roles}
            allowDeselect={false}
            {...fields.getInputProps(`invitationRequests.${place}.role`)}
          />
          {rows.length > 1 && (
            <span className={styles['remove']}>
              <IconButton
                label={t('invite.removeRow', { number: place + 1 })}
                icon={IconTrash}
                onClick={() => fields.removeListItem('invitationRequests', place)}
              />
            </span>
          )}
        </li>
      ))}
    </StackedList>
  );
}

function useRoleChoices() {
  const t = useTexts<typeof en>('invitations');
  const { role: own } = useUser();
  const offered = roleKeys.filter((role) => own && mayGrant(own, role)).map((value) => ({ value, label: t(`roles.${value}`) }));
  return [
    { group: t('invite.internal'), items: offered.filter(({ value }) => !externalRoles.includes(value)) },
    { group: t('invite.external'), items: offered.filter(({ value }) => externalRoles.includes(value)) },
  ];
}
