import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { intlLocale } from '#kernel/contract/locale.ts';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { en } from '../../texts/en.ts';
import { changesOf } from './changes.ts';
import type { Change, ChangeGroup } from './changes.ts';
import styles from './chart.module.css';
import type { Chart } from './chart.ts';
import type { Draft, Step } from './draft.ts';

interface ChangesDialogProps {
  chart: Chart;
  draft: Draft;
  take: (step: Step) => void;
  isOpen: boolean;
  onClose: () => void;
  onSave: () => void;
}

/** The unsaved changes as text, by new manager; each can be undone separately. */
export function ChangesDialog({ chart, draft, take, isOpen, onClose, onSave }: ChangesDialogProps) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const compare = new Intl.Collator(intlLocale[useLanguage()]).compare;
  const groups = isOpen ? changesOf(draft.moves, chart, compare) : [];
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.close')}
      </Button>
      <Button onClick={onSave} disabled={groups.length === 0}>
        {t('chart.draft.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('chart.changes.title')} isOpen={isOpen} onClose={onClose} footer={footer}>
      {groups.length === 0 && <p>{t('chart.changes.none')}</p>}
      {groups.map((group) => (
        <Group key={group.managerId} group={group} onRevoke={(id) => take({ kind: 'revoke', id })} />
      ))}
    </Dialog>
  );
}

function Group({ group: { managerId, manager, changes }, onRevoke }: { group: ChangeGroup; onRevoke: (id: string) => void }) {
  const t = useTexts<typeof en>('access-control');
  const gone = t('chart.changes.gone');
  const to = managerId === null ? t('chart.changes.nobody') : (manager ?? gone);
  return (
    <section className={styles['group']}>
      <h3>{managerId === null ? t('chart.changes.toNobody') : t('chart.changes.to', { manager: to })}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            <ChangeWords change={change} to={to} />
            <IconButton
              label={t('chart.changes.revoke', { name: change.name ?? gone })}
              icon={IconArrowBackUp}
              onClick={() => onRevoke(change.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeWords({ change: { name, from, hadManager, below, meanwhile }, to }: { change: Change; to: string }) {
  const t = useTexts<typeof en>('access-control');
  const gone = t('chart.changes.gone');
  const former = hadManager ? (from ?? gone) : t('chart.changes.nobody');
  return (
    <span className={styles['words']}>
      <span>{t('chart.changes.line', { name: name ?? gone, from: former, to })}</span>
      {below > 0 && <small>{t('chart.changes.team', { count: below })}</small>}
      {meanwhile !== undefined && (
        <small className={styles['warned']}>
          {meanwhile === null ? t('chart.changes.meanwhileNobody') : t('chart.changes.meanwhile', { manager: meanwhile })}
        </small>
      )}
    </span>
  );
}
