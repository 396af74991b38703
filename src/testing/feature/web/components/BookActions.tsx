import { Button } from '@mantine/core';
import { useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { ShownOnce } from '#kernel/web/ShownOnce.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { moveBook, shareBook, unshareBook } from '../../contract/endpoints.ts';
import type { Book } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfBooks } from '../reads-of-books.ts';
import { BookForm } from './BookForm.tsx';
import { BookMenu } from './BookMenu.tsx';
import { DeleteBook } from './DeleteBook.tsx';
import { LendForm } from './LendForm.tsx';

type Opened = 'edit' | 'lend' | 'delete';

/** What the user may do with a book, in its status. */
export function BookActions({ book }: { book: Book }) {
  const t = useTexts<typeof en>('library');
  const go = useGo();
  const [opened, setOpened] = useState<Opened>();
  const [address, setAddress] = useState<string>();
  const moving = useWrite(moveBook, { changes: readsOfBooks });
  const { share, end } = useSharing(book, setAddress);
  const { bookId, version, actions } = book;
  const close = (): void => setOpened(undefined);
  const moves = actions.filter((action) => action !== 'lend');
  const move = (action: (typeof moves)[number]) =>
    void runOrShowError(async () => {
      await moving.write({ body: { bookId, version, action } });
      showToast({ title: t('toasts.moved') });
    });
  return (
    <>
      <BookMenu book={book} onEdit={() => setOpened('edit')} onDelete={() => setOpened('delete')} onShare={share} onUnshare={end} />
      {moves.map((action) => (
        <Button key={action} variant="default" loading={moving.writing} onClick={() => move(action)}>
          {t(`moves.${action}`)}
        </Button>
      ))}
      {actions.includes('lend') && <Button onClick={() => setOpened('lend')}>{t('lend')}</Button>}
      {opened === 'edit' && <BookForm book={book} onClose={close} />}
      {opened === 'lend' && <LendForm book={book} onClose={close} />}
      <DeleteBook book={book} isOpen={opened === 'delete'} onClose={close} onDeleted={() => void go('/library')} />
      {address !== undefined && (
        <ShownOnce
          value={address}
          onClose={() => setAddress(undefined)}
          texts={{ title: t('shareTitle'), label: t('shareTitle'), once: t('shareText'), copy: t('copy'), copied: t('toasts.copied') }}
        />
      )}
    </>
  );
}

function useSharing({ bookId, version }: Book, onAddress: (address: string) => void) {
  const t = useTexts<typeof en>('library');
  const sharing = useWrite(shareBook, { changes: readsOfBooks });
  const ending = useWrite(unshareBook, { changes: readsOfBooks });
  return {
    share: () => void runOrShowError(async () => onAddress((await sharing.write({ body: { bookId, version } })).address)),
    end: () =>
      void runOrShowError(async () => {
        await ending.write({ body: { bookId, version } });
        showToast({ title: t('toasts.unshared') });
      }),
  };
}
