import { Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { getSharedBook } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { BookStatusBadge } from './components/BookStatusBadge.tsx';

/** A book, for whoever has its link. */
export function SharedBookPage() {
  const t = useTexts<typeof en>('library');
  const [{ secret = '' }] = useQuery();
  const read = useCall(getSharedBook, { body: { secret } });
  if (read.error?.status === 404) return <ErrorState title={t('shared.missing')} lines={[]} />;
  return (
    <Loaded read={read} skeleton={<Skeleton height={120} radius="lg" />}>
      {({ book: { companyName, title, author, status } }) => (
        <Page width="form" title={title} description={`${author} · ${t('shared.title', { company: companyName })}`}>
          <BookStatusBadge status={status} />
        </Page>
      )}
    </Loaded>
  );
}
