import { Button } from '@mantine/core';
import { IconPlus, IconTableImport, IconUsers } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { PersonState } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** The empty state of a list: its purpose, and the first step. */
export function NobodyHere({ state, onAdd }: { state: PersonState | 'alone'; onAdd: (() => void) | undefined }) {
  const t = useTexts<typeof en>('people');
  const words = {
    active: [t('list.emptyTitle'), t('list.emptyText')],
    alone: [t('list.aloneTitle'), t('list.aloneText')],
    pending: [t('list.emptyPending'), t('list.emptyPendingText')],
    inactive: [t('list.emptyInactive'), t('list.emptyInactiveText')],
  } as const;
  const [title, text] = words[state];
  const isForNewPeople = onAdd && (state === 'active' || state === 'alone');
  const action = isForNewPeople && (
    <>
      <Button component={Link} to="/people/import" variant="default" leftSection={<IconTableImport aria-hidden />}>
        {t('list.import')}
      </Button>
      <Button variant="default" leftSection={<IconPlus aria-hidden />} onClick={onAdd}>
        {t('list.add')}
      </Button>
    </>
  );
  return <EmptyState icon={IconUsers} title={title} text={text} action={action} />;
}
