import type { FindRecords } from '#kernel/web/entry.ts';
import { formatIn } from '#kernel/web/format.ts';
import { today } from '#kernel/web/local-day.ts';
import { currentLanguage, loadTexts, textsIn } from '#kernel/web/texts.ts';
import { absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en-home.ts';
import { readRequest } from './read-request.ts';

/** An absence that is typed into the palette, as a way to its form (shell.37). */
export const findRequest: FindRecords = async (search) => {
  const request = readRequest(search, today());
  if (!request) return [];
  const { type, from, to } = request;
  await loadTexts('absence/home');
  const t = textsIn<typeof en>('absence/home');
  const name = `${t(`types.${nameIn(absenceType, type)}`)} ${formatIn(currentLanguage()).dateRange(from, to)}`;
  const path = `/vacation-and-leave?tab=personal&absence=new&type=${type}&from=${from}&to=${to}` as const;
  return [{ key: `${type} ${from} ${to}`, name, detail: '', path }];
};
