import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { useUser } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { NameList } from '#ui/NameList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { showToast } from '#ui/toasts.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { Obstacle } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { ManagerSelect } from '../components/ManagerSelect.tsx';
import { readsOfPeople } from '../reads-of-people.ts';
import { handOver } from './hand-over.ts';
import styles from './life.module.css';

interface HandOverProps {
  person: CompanyUser;
  subordinates: Obstacle['details'];
  /** Also called after a partial failure. */
  onTried: (isDone: boolean) => void;
  onClose: () => void;
}

/** Assigns a new manager to a person's direct reports. */
export function HandOver({ person, subordinates: { count, items }, onTried, onClose }: HandOverProps) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const go = useGo();
  const cache = useQueryClient();
  const { company } = useUser();
  const [managerId, setManagerId] = useState<string | null>(null);
  const [done, setDone] = useState<number>();
  const isMoving = done !== undefined;

  async function move(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!managerId) return;
    setDone(0);
    let isDone = false;
    try {
      const hasAccessControl = company.features.accesscontrol === true;
      tell(managerId, await handOver({ leaver: person, managerId, hasAccessControl, onProgress: setDone }));
      isDone = true;
    } catch (error) {
      showError(error);
    }
    await invalidate(cache, ...readsOfPeople);
    setDone(undefined);
    onTried(isDone);
  }

  function tell(newManagerId: string, withoutAccess: string | undefined): void {
    const title = t('life.handOver.done', { count });
    if (withoutAccess === undefined) return void showToast({ title });
    const open = () => void go('/people/details', { employeeId: newManagerId, act: 'upgrade', of: newManagerId });
    const lines = [t('life.handOver.noTeamAccess', { name: withoutAccess })];
    showToast({ tone: 'warn', title, lines, action: { label: t('add.open'), run: open }, milliseconds: 10_000 });
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void move(event)}>
      <Notice tone="warn" title={t('life.handOver.title', { count })}>
        <NameList label={t('life.handOver.title', { count })}>
          {items.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {count > items.length && <li>{t('life.andOthers', { count: count - items.length })}</li>}
        </NameList>
      </Notice>
      <ManagerSelect
        label={t('life.handOver.manager')}
        placeholder={t('life.handOver.choose')}
        exceptId={person.id}
        value={managerId}
        onChange={setManagerId}
        disabled={isMoving}
        data-autofocus
      />
      {isMoving && (
        <ProgressLine label={t('life.handOver.moving')} text={t('life.handOver.progress', { done, count })} share={done / count} />
      )}
      <ButtonRow at="end">
        <Button variant="default" onClick={onClose} disabled={isMoving}>
          {k('actions.cancel')}
        </Button>
        <Button type="submit" disabled={!managerId} loading={isMoving}>
          {t('life.handOver.move', { count })}
        </Button>
      </ButtonRow>
    </form>
  );
}
