import { IconLock } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { RecordPage, RecordSkeleton } from '#kernel/web/RecordPage.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { getBook } from '../contract/endpoints.ts';
import type { Book } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { BookActions } from './components/BookActions.tsx';
import { BookStatusBadge } from './components/BookStatusBadge.tsx';

/** One book, with its files, tasks and notes. */
export function BookPage() {
  const [{ bookId = '' }] = useQuery();
  const read = useCall(getBook, { query: { bookId } });
  useOpenedRecords(read.answer?.book.bookId);
  return (
    <Loaded read={read} skeleton={<RecordSkeleton />}>
      {({ book }) => <OpenedBook book={book} />}
    </Loaded>
  );
}

function OpenedBook({ book }: { book: Book }) {
  const t = useTexts<typeof en>('library');
  const k = useKernelTexts();
  const states = (
    <>
      <BookStatusBadge status={book.status} />
      {book.isRestricted && (
        <StatusBadge tone="note" icon={IconLock}>
          {t('restricted')}
        </StatusBadge>
      )}
    </>
  );
  const head = {
    title: book.title,
    description: book.author,
    states,
    breadcrumbs: [
      <Link key="library" to="/library">
        {t('title')}
      </Link>,
    ],
    breadcrumbsLabel: k('page.breadcrumbs'),
    actions: <BookActions book={book} />,
  };
  const overview = { key: 'overview', label: t('overview'), content: <BookFacts book={book} /> };
  return <RecordPage record="book" recordId={book.bookId} head={head} tabs={[overview]} named={['bookId']} />;
}

function BookFacts({ book }: { book: Book }) {
  const t = useTexts<typeof en>('library');
  const format = useFormat();
  return (
    <CardSection title={t('overview')}>
      <Facts>
        <Fact label={t('fields.title')}>{book.title}</Fact>
        <Fact label={t('fields.author')}>{book.author}</Fact>
        <Fact label={t('fields.borrower')}>{book.borrowerFullName}</Fact>
        <Fact label={t('fields.dueDate')}>{book.dueDate && format.date(book.dueDate)}</Fact>
        <Fact label={t('fields.created')}>{format.dayOf(book.createdDate)}</Fact>
      </Facts>
    </CardSection>
  );
}
