import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import type { EndpointAddress } from '#kernel/web/entry.ts';
import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { getItemPermissions, setItemPermissions } from '../../contract/endpoints-item.ts';
import type { ItemPermissions } from '../../contract/entities-item.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import { ExplainDialog } from '../explain/ExplainDialog.tsx';
import { draftOf, firstRoles, grantsOf, type GrantDraft } from './grant-draft.ts';
import { PersonGrants } from './PersonGrants.tsx';
import { RoleGrants } from './RoleGrants.tsx';
import { AudienceCount } from './AudienceCount.tsx';

interface RestrictFormProps {
  permissions: ItemPermissions;
  changes: readonly EndpointAddress[];
  onClose: () => void;
}

// The server judges what may be granted.
const AnyGrants = z.custom<GrantDraft>();

export function RestrictForm({ permissions, changes, onClose }: RestrictFormProps) {
  const t = useTexts<typeof en>('access-control');
  const format = useFormat();
  const { role } = useUser();
  const { write } = useWrite(setItemPermissions, { changes: [getItemPermissions, ...changes] });
  const [isAsking, setAsking] = useState(false);
  const { itemType, itemId, name, version, restrictedAbove } = permissions;
  const form = useForm<GrantDraft>(AnyGrants, {
    initial: draftOf(permissions),
    draft: { place: `access/item/${itemType}/${itemId}`, version },
    send: async (values) => {
      await write({ body: { itemType, itemId, grants: grantsOf(values), version } });
      showToast({ title: t(values.isRestricted ? 'items.doneRestricted' : 'items.doneOpen', { name }) });
    },
    onSent: onClose,
  });
  const draft = form.fields.getValues();
  const setDraft = (part: Partial<GrantDraft>): void => form.fields.setValues(part);
  const grants = grantsOf(draft);
  const isEmpty = draft.isRestricted && grants.length === 0;
  const restrict = (isRestricted: boolean) => {
    const isFirst = isRestricted && grantsOf({ ...draft, isRestricted: true }).length === 0;
    setDraft({ isRestricted, ...(isFirst ? { roles: firstRoles(role) } : {}) });
  };
  const labels: Readonly<Record<string, string>> = { isRestricted: t('items.who'), roles: t('items.roles'), people: t('items.people') };
  return (
    <FormDialog
      title={t('items.title', { name })}
      form={form}
      onClose={onClose}
      isBlocked={isEmpty}
      send={t('items.save')}
      nameOf={(field) => labels[field] ?? ''}
    >
      {restrictedAbove.length > 0 && (
        <Notice tone="note">{t('items.above', { names: format.list(restrictedAbove.map((above) => above.name)) })}</Notice>
      )}
      <Radio.Group label={t('items.who')} value={draft.isRestricted ? 'chosen' : 'everyone'} onChange={(who) => restrict(who === 'chosen')}>
        <div className={styles['choices']}>
          <Radio value="everyone" label={t('items.everyone')} />
          <Radio value="chosen" label={t('items.chosen')} />
        </div>
      </Radio.Group>
      {draft.isRestricted && (
        <>
          <RoleGrants roles={permissions.roles} chosen={draft.roles} onChange={(roles) => setDraft({ roles })} />
          <PersonGrants item={{ itemType, itemId }} people={draft.people} onChange={(people) => setDraft({ people })} />
          <p className={styles['quiet']}>{t('items.always')}</p>
        </>
      )}
      <Button variant="subtle" size="xs" className={styles['start'] ?? ''} onClick={() => setAsking(true)}>
        {t('explain.menu')}
      </Button>
      {isAsking && <ExplainDialog itemType={itemType} itemId={itemId} name={name} onClose={() => setAsking(false)} />}
      <AudienceCount item={{ itemType, itemId }} grants={grants} isEmpty={isEmpty} />
    </FormDialog>
  );
}
