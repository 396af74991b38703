import { Button } from '@mantine/core';
import { IconContract, IconPlus } from '@tabler/icons-react';
import { hasRoom } from '#features/billing/contract/limits.ts';
import { LimitNotice, useLimit } from '#features/billing/web/public.ts';
import { useGo } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { ListView } from '#kernel/web/ListView.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import type { DocumentListItem } from '../../contract/document.ts';
import { getDocuments } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { DocumentDialogs, useDocumentDialogs } from '../components/DocumentDialogs.tsx';
import { DocumentMenu } from '../components/DocumentMenu.tsx';
import { useDocumentColumns, usualColumns } from './document-columns.ts';
import { filterKeys, requestOf } from './list-request.ts';
import styles from './list.module.css';
import { pageOf } from './NameCell.tsx';
import { useDocumentFilters } from './use-document-filters.ts';

const idOf = ({ documentId }: DocumentListItem) => documentId;

/** The employment contracts that the user may see (employment.30). */
export function DocumentsPage() {
  const t = useTexts<typeof en>('employment');
  const go = useGo();
  const isFixed = useReadOnly();
  const list = useList({ filterKeys });
  const read = useCall(getDocuments, { query: requestOf(list) }, { keepsPrevious: true });
  const { answer } = read;
  const columns = useDocumentColumns(answer);
  const filters = useDocumentFilters(answer);
  const { dialogs, ...asking } = useDocumentDialogs();
  const menuOf = (row: DocumentListItem) => <DocumentMenu document={row} {...asking} />;
  const mayAdd = answer?.permissions.create === true && !isFixed;
  const add = mayAdd && <AddDocument isFull={!hasRoom(answer.limit)} />;
  const [title, text] = mayAdd ? (['list.emptyTitle', 'list.emptyText'] as const) : (['list.emptyRead', 'list.emptyReadText'] as const);
  const limit = answer?.permissions.create ? answer.limit : undefined;
  return (
    <Page title={t('list.title')} description={t('list.lead')} actions={answer?.limit.used ? add : undefined}>
      <ListView
        name="employment-contracts"
        hasViews
        list={list}
        read={read}
        rows={answer?.documentListItems}
        total={answer?.totalEntries}
        label={t('list.title')}
        search={t('list.search')}
        filters={filters}
        columns={columns}
        usualColumns={usualColumns}
        note={
          limit && limit.limit !== null && limit.used > 0 ? (
            <p className={styles['note']}>{t('list.limit', { used: limit.used, limit: limit.limit })}</p>
          ) : undefined
        }
        rowKey={idOf}
        onOpen={(row) => void go(pageOf(row, isFixed), { documentId: row.documentId })}
        actions={menuOf}
        empty={<EmptyState icon={IconContract} title={t(title)} text={t(text)} action={add} />}
      />
      <DocumentDialogs {...dialogs} />
    </Page>
  );
}

/** The way to a new contract; without room the button says what stops it. */
function AddDocument({ isFull }: { isFull: boolean }) {
  const t = useTexts<typeof en>('employment');
  const limit = useLimit('employmentContractLimit');
  const icon = <IconPlus aria-hidden />;
  if (!isFull) {
    return (
      <>
        <Button component={Link} to="/employee-contract/many" variant="default">
          {t('many.open')}
        </Button>
        <Button component={Link} to="/employee-contract/new" leftSection={icon}>
          {t('list.add')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button leftSection={icon} onClick={() => void runOrShowError(() => limit.hasRoomFor())}>
        {t('list.add')}
      </Button>
      <LimitNotice limit={limit} />
    </>
  );
}
