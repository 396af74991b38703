import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { viewBooks, type OpenedBook } from './open-book.ts';
import { lockBooks, readBooks } from './store-book.ts';

/** A book that there is, and as the member sees it; without `opened` it is closed to them. */
interface BookLookup {
  title: string;
  opened: OpenedBook | undefined;
}

/** Books as members see them, in the order asked, for notes and tasks; undefined when there is no such book. */
export async function accessToBooks(
  company: Company,
  asked: readonly { member: Membership; bookId: string }[],
  { lock = false } = {},
): Promise<(BookLookup | undefined)[]> {
  const bookIds = [...new Set(asked.map(({ bookId }) => bookId))];
  if (lock) await lockBooks(company, bookIds);
  const rows = await readBooks(company, bookIds);
  const there = new Map(rows.map((book) => [book.bookId, book]));
  const found = asked.flatMap((one) => {
    const book = there.get(one.bookId);
    return book ? [{ one, member: one.member, book }] : [];
  });
  const viewed = await viewBooks(company, found);
  const answers = new Map(found.map(({ one, book }, place) => [one, { title: book.title, opened: viewed[place] }]));
  return asked.map((one) => answers.get(one));
}
