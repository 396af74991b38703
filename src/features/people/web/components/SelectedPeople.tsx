import { Button } from '@mantine/core';
import { IconMailForward, IconX } from '@tabler/icons-react';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './people.module.css';

interface SelectedPeopleProps {
  people: readonly CompanyUser[];
  onInvite: () => void;
  onClear: () => void;
}

/** The actions on all selected people (people.20). */
export function SelectedPeople({ people, onInvite, onClear }: SelectedPeopleProps) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  return (
    <section className={styles['selection']} aria-label={k('list.selected', { count: people.length })}>
      <output>{k('list.selected', { count: people.length })}</output>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMailForward aria-hidden size={16} stroke={1.75} />}
        disabled={!people.some(({ permissions }) => permissions.invite)}
        onClick={onInvite}
      >
        {t('list.invite')}
      </Button>
      <IconButton size={28} label={k('list.clearSelection')} icon={IconX} onClick={onClear} />
    </section>
  );
}
