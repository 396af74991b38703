import { readCompanyFacts } from '#features/people/server/public.ts';
import { storedSecrets } from '#kernel/server/secret-access.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { renewSecret, revokeSecrets } from '#kernel/server/store-secret.ts';
import { bookKind } from '../contract/book-parts.ts';
import type { getSharedBook as sharedContract, shareBook as contract, unshareBook as unshareContract } from '../contract/endpoints.ts';
import { openKeptBook } from './open-book.ts';
import { readBooks } from './store-book.ts';

/** The links of books. */
export const bookSecrets = storedSecrets('book');

/** Makes the link of a book; an earlier one ends. */
export const shareBook: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, audit } = context;
  const { book } = await openKeptBook(context, body);
  const { bookId, title, isShared } = book;
  const secret = await renewSecret(company, { kind: bookSecrets.name, target: bookId });
  audit({ entity: bookKind, entityId: bookId, before: { title, isShared }, after: { title, isShared: true } });
  return { address: `${services.config.publicUrl}/shared-book?secret=${secret}` };
};

/** Ends the link of a book. */
export const unshareBook: Handler<typeof unshareContract> = async (context, { body }) => {
  const { company, audit } = context;
  const { book } = await openKeptBook(context, body);
  const { bookId, title, isShared } = book;
  await revokeSecrets(company, { kind: bookSecrets.name, targets: [bookId] });
  audit({ entity: bookKind, entityId: bookId, before: { title, isShared }, after: { title, isShared: false } });
  return {};
};

/** What whoever has the link sees. */
export const getSharedBook: Handler<typeof sharedContract> = async ({ company, target, fail }) => {
  const [book] = await readBooks(company, [target]);
  if (!book) return fail('common.NotFound');
  const { name } = await readCompanyFacts(company);
  return { book: { companyName: name, title: book.title, author: book.author, status: book.status } };
};
