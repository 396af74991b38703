import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useUser } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { getItemPermissions, setItemPermissions } from '../../contract/endpoints-item.ts';
import type { ItemPermissions } from '../../contract/entities-item.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import { ExplainDialog } from '../explain/ExplainDialog.tsx';
import { draftOf, firstRoles, grantsOf } from './grant-draft.ts';
import { PersonGrants } from './PersonGrants.tsx';
import { RoleGrants } from './RoleGrants.tsx';
import { AudienceCount } from './AudienceCount.tsx';

interface RestrictFormProps {
  permissions: ItemPermissions;
  changes: readonly Endpoint[];
  onClose: () => void;
  /** Called after a conflict. */
  onStale: () => void;
}

export function RestrictForm({ permissions, changes, onClose, onStale }: RestrictFormProps) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const format = useFormat();
  const { role } = useUser();
  const { write, writing } = useWrite(setItemPermissions, { changes: [getItemPermissions, ...changes] });
  const [isAsking, setAsking] = useState(false);
  const [draft, setDraft] = useState(() => draftOf(permissions));
  const { itemType, itemId, name, version, restrictedAbove } = permissions;
  const grants = grantsOf(draft);
  const isEmpty = draft.isRestricted && grants.length === 0;
  const restrict = (isRestricted: boolean) => {
    const isFirst = isRestricted && grantsOf({ ...draft, isRestricted: true }).length === 0;
    setDraft({ ...draft, isRestricted, ...(isFirst ? { roles: firstRoles(role) } : {}) });
  };

  async function save(): Promise<void> {
    try {
      await write({ body: { itemType, itemId, grants, version } });
      showToast({ title: t(draft.isRestricted ? 'items.doneRestricted' : 'items.doneOpen', { name }) });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError) || !error.has('common.Conflict')) return showError(error);
      showToast({ tone: 'warn', title: t('items.changed') });
      onStale();
    }
  }

  return (
    <div className={styles['form']}>
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
          <RoleGrants roles={permissions.roles} chosen={draft.roles} onChange={(roles) => setDraft({ ...draft, roles })} />
          <PersonGrants item={{ itemType, itemId }} people={draft.people} onChange={(people) => setDraft({ ...draft, people })} />
          <p className={styles['quiet']}>{t('items.always')}</p>
        </>
      )}
      <Button variant="subtle" size="xs" className={styles['start'] ?? ''} onClick={() => setAsking(true)}>
        {t('explain.menu')}
      </Button>
      {isAsking && <ExplainDialog itemType={itemType} itemId={itemId} name={name} onClose={() => setAsking(false)} />}
      <AudienceCount item={{ itemType, itemId }} grants={grants} isEmpty={isEmpty} />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose} disabled={writing}>
          {k('actions.cancel')}
        </Button>
        <Button onClick={() => void save()} loading={writing} disabled={isEmpty}>
          {t('items.save')}
        </Button>
      </div>
    </div>
  );
}
