import { Button } from '@mantine/core';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { getContracts } from '../../contract/endpoints.ts';
import { contractStatus } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';

interface NoContractsProps {
  /** Of the first contract, for those who may add it. */
  mayAdd: boolean;
  onShowInactive: () => void;
}

/** One of the inactive contracts, which are hidden at first. */
const anyInactive = { page: 1, pageSize: 1, filter: JSON.stringify({ statuses: [contractStatus.inactive] }) };

/** The empty list: the inactive contracts that the reader sees, else its purpose and the first step. */
export function NoContracts({ mayAdd, onShowInactive }: NoContractsProps) {
  const t = useTexts<typeof en>('contracts');
  const { answer } = useCall(getContracts, { query: anyInactive });
  if (!answer) return null;
  if (answer.totalEntries > 0) {
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
