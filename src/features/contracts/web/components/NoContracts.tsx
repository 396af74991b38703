import { Button } from '@mantine/core';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { en } from '../../texts/en.ts';

interface NoContractsProps {
  /** Of the first contract, for those who may add it. */
  mayAdd: boolean;
  /** Set when there are inactive ones, which are hidden at first. */
  onShowInactive: (() => void) | undefined;
}

/** The empty list: its purpose, and the first step. */
export function NoContracts({ mayAdd, onShowInactive }: NoContractsProps) {
  const t = useTexts<typeof en>('contracts');
  if (onShowInactive) {
    const show = (
      <Button variant="default" onClick={onShowInactive}>
        {t('list.showInactive')}
      </Button>
    );
    return <EmptyState icon={IconFileCertificate} title={t('list.emptyActive')} text={t('list.emptyActiveText')} action={show} />;
  }
  if (!mayAdd) return <EmptyState icon={IconFileCertificate} title={t('list.emptyRead')} text={t('list.emptyReadText')} />;
  const add = (
    <Button component={Link} to="/contracts/new" leftSection={<IconPlus aria-hidden />}>
      {t('list.add')}
    </Button>
  );
  return <EmptyState icon={IconFileCertificate} title={t('list.emptyTitle')} text={t('list.emptyText')} action={add} />;
}
