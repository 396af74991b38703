import type { Caller, TestAnswer } from '#testing/caller.ts';
import { createBook, lendBook } from '../contract/endpoints.ts';
import type { Book } from '../contract/entities.ts';

// Counts the files of this process, so that each has content of its own.
let number = 0;
/** A file whose content no other has. */
export function cover(name = 'omslag.txt'): { name: string; bytes: Uint8Array } {
  number += 1;
  return { name, bytes: Buffer.from(`Omslag ${number}`) };
}

/** A list of two books, one of which has no author. */
export const bookList = { name: 'bøker.csv', bytes: Buffer.from('Tittel;Forfatter\nPan;Knut Hamsun\nSult;') };

export const bookOf = ({ json }: TestAnswer): Book => json['book'] as Book;

/** Adds a book with these files; fails when it is refused. */
export async function addedBook(who: Caller, rest: object = {}, files: readonly { name: string; bytes: Uint8Array }[] = []): Promise<Book> {
  const answer = await who.call(createBook, { body: { title: 'Kristin Lavransdatter', author: 'Sigrid Undset', ...rest }, files });
  if (answer.status !== 200) throw new Error(`The book was refused: ${JSON.stringify(answer.json)}`);
  return bookOf(answer);
}

/** Lends a book to somebody, until Christmas. */
export async function lentBook(who: Caller, borrowerId: string | undefined, rest: object = {}): Promise<Book> {
  const { bookId } = await addedBook(who);
  const answer = await who.call(lendBook, { body: { bookId, borrowerId, dueDate: '2026-12-24', ...rest } });
  if (answer.status !== 200) throw new Error(`The book was not lent: ${JSON.stringify(answer.json)}`);
  return bookOf(answer);
}
