import { Button } from '@mantine/core';
import { IconFileCertificate, IconPlus } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { getContracts } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { ContractList } from './components/ContractList.tsx';
import { filterKeys, requestOf } from './list-request.ts';

/** The contract register (contracts.18). */
export function ContractsPage() {
  const t = useTexts<typeof en>('contracts');
  const isFixed = useReadOnly();
  const list = useList({ filterKeys, sortBy: 'nextDeadline' });
  const read = useCall(getContracts, { query: requestOf(list) }, { keepsPrevious: true });
  const { answer } = read;
  const mayAdd = answer?.permissions.create === true && !isFixed;
  const add = mayAdd && (
    <Button component={Link} to="/contracts/new" leftSection={<IconPlus aria-hidden />}>
      {t('list.add')}
    </Button>
  );
  const showInactive = (
    <Button variant="default" onClick={() => list.setFilter('status', ['2'])}>
      {t('list.showInactive')}
    </Button>
  );
  const empty =
    mayAdd && answer.limit.used > 0 ? (
      <EmptyState icon={IconFileCertificate} title={t('list.emptyActive')} text={t('list.emptyActiveText')} action={showInactive} />
    ) : (
      <EmptyState
        icon={IconFileCertificate}
        title={t(mayAdd ? 'list.emptyTitle' : 'list.emptyRead')}
        text={t(mayAdd ? 'list.emptyText' : 'list.emptyReadText')}
        action={add}
      />
    );
  return (
    <Page title={t('list.title')} description={t('list.lead')} actions={answer && answer.limit.used > 0 ? add : undefined}>
      <ContractList list={list} read={read} empty={empty} />
    </Page>
  );
}
