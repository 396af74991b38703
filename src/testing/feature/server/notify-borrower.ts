import { createTranslator } from 'use-intl/core';
import { dayWords, notifyPeople, relatedName, type ReasonSource, type Subject } from '#features/notifications/server/public.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { enReasons } from '../texts/en-reasons.ts';
import { noReasons } from '../texts/no-reasons.ts';
import { readDueBooks, type BookRow } from './store-book.ts';

const reason = 'BookLent';
const inApp = 1;
const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enReasons }),
  no: createTranslator({ locale: intlLocale.no, messages: noReasons }),
};

/** Around the day on which a lent book is due. */
export const bookReason: ReasonSource = {
  reason,
  subjects: async (company, _services, days) => (await readDueBooks(company, days)).map(subjectOf),
  sentence: (told) => {
    const { name = '' } = told.facts.record ?? {};
    const words = { title: name, ...dayWords(told) };
    const texts = translators[told.language];
    if (!told.isOwn) return texts('others', { name: relatedName(told), ...words });
    return told.facts.day === undefined ? texts('lent', words) : texts('due', words);
  },
  target: ({ facts: { record } }, { permissions }) =>
    record && permissions.has('Library') ? { path: '/library/details', query: { bookId: record.recordId } } : undefined,
};

/** Tells the borrower in the product, unless they lent it to themselves. */
export async function notifyBorrower(
  { company, services, actor, today }: Pick<CallContext, 'company' | 'services' | 'actor' | 'today'>,
  book: BookRow,
): Promise<void> {
  if (book.borrowerId === null || book.borrowerId === actor.member.companyUserId) return;
  const subject = { ...subjectOf(book), key: `book:${book.bookId}:lent:${book.version}`, date: today };
  await notifyPeople(company, services, [{ reason, companyUserId: book.borrowerId, subject, channels: [inApp] }]);
}

function subjectOf({ bookId, title, borrowerId, dueDate }: BookRow): Subject {
  return {
    key: `book:${bookId}`,
    date: dueDate ?? '',
    companyUserId: borrowerId,
    scope: 'book',
    scopeId: bookId,
    affectedId: bookId,
    facts: { ...(dueDate !== null && { day: dueDate }), record: { recordId: bookId, name: title } },
  };
}
