import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { connection } from '#kernel/web/connection.ts';
import type { PaletteSource } from '#kernel/web/entry.ts';
import { fetchPart } from '#kernel/web/parts.ts';
import { useUser } from '#kernel/web/session.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCatalogue } from '../catalogue.ts';
import { actionsFor } from '../navigation.ts';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

/** Of each kind. */
const most = 6;
const fewestLetters = 2;
const debounceMilliseconds = 150;

const none: readonly PaletteGroup[] = [];

/** The records of all features whose words match, each kind for itself; a source that fails finds nothing. */
export function useFoundRecords(search: string): { groups: readonly PaletteGroup[]; isLoading: boolean } {
  const sources = actionsFor(useUser(), useCatalogue().sources);
  const language = useLanguage();
  const words = search.trim().slice(0, 100);
  const [debouncedWords] = useDebouncedValue(words, debounceMilliseconds);
  const isSearching = words.length >= fewestLetters && sources.length > 0;
  const { data = none, isFetching } = useQuery({
    queryKey: ['palette', connection.companyId(), language, debouncedWords],
    queryFn: ({ signal }) =>
      Promise.all(sources.map((source) => findIn(source, debouncedWords, signal).then((items) => groupOf(source, items)))),
    enabled: isSearching && debouncedWords === words,
  });
  const groups = isSearching && debouncedWords === words ? data.filter(({ items }) => items.length > 0) : none;
  return { groups, isLoading: isSearching && (isFetching || debouncedWords !== words) };

  function groupOf({ key, label }: PaletteSource, items: readonly PaletteItem[]): PaletteGroup {
    return { key, label: label[language], items };
  }
}

async function findIn({ icon, load }: PaletteSource, search: string, signal: AbortSignal): Promise<PaletteItem[]> {
  try {
    const find = await fetchPart(load);
    return (await find(search, { most, signal })).map(({ path, ...found }) => ({ ...found, icon, to: path }));
  } catch {
    // What else was found is shown.
    return [];
  }
}
