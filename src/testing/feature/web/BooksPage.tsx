import { Button } from '@mantine/core';
import { IconBooks, IconPlus, IconTableImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { countValues, useFoundRows } from '#kernel/web/find-rows.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { getBooks } from '../contract/endpoints.ts';
import { bookStatuses } from '../contract/rules/book-status.ts';
import type { en } from '../texts/en.ts';
import { bookRules, useBookColumns } from './book-columns.ts';
import { BookForm } from './components/BookForm.tsx';
import { ImportBooks } from './components/ImportBooks.tsx';

/** The books that the user sees. */
export function BooksPage() {
  const t = useTexts<typeof en>('library');
  const go = useGo();
  const [opened, setOpened] = useState<'form' | 'import'>();
  const close = (): void => setOpened(undefined);
  const list = useList({ filterKeys: ['status'], sortBy: 'title' });
  const read = useCall(getBooks, {});
  const { books, mayAdd = false } = read.answer ?? {};
  const { rows, total } = useFoundRows(books, list, bookRules);
  const columns = useBookColumns();
  const counts = countValues(books ?? [], ({ status }) => status);
  const statuses = bookStatuses.map((value) => ({ value, label: t(`status.${value}`), count: counts.get(value) ?? 0 }));
  const add = mayAdd && (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => setOpened('form')}>
      {t('add')}
    </Button>
  );
  const actions = mayAdd && (
    <>
      <Button variant="default" leftSection={<IconTableImport aria-hidden />} onClick={() => setOpened('import')}>
        {t('import.open')}
      </Button>
      {books?.length ? add : null}
    </>
  );
  return (
    <Page title={t('title')} description={t('lead')} actions={actions}>
      <ListView
        name="books"
        hasViews
        list={list}
        read={read}
        rows={rows}
        total={total}
        label={t('title')}
        search={t('search')}
        filters={[{ key: 'status', label: t('fields.status'), values: statuses }]}
        columns={columns}
        rowKey={({ bookId }) => bookId}
        onOpen={({ bookId }) => void go('/library/details', { bookId })}
        empty={<EmptyState icon={IconBooks} title={t('empty')} text={t(mayAdd ? 'emptyText' : 'emptyReadText')} action={add} />}
      />
      {opened === 'form' && <BookForm onClose={close} onSaved={({ bookId }) => void go('/library/details', { bookId })} />}
      {opened === 'import' && <ImportBooks onClose={close} />}
    </Page>
  );
}
