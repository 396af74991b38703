import { IconUser } from '@tabler/icons-react';
import { useMemo } from 'react';
import { usePeople } from '#features/people/web/public.ts';
import { useUser } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCatalogue } from '../catalogue.ts';
import type { en } from '../texts/en-palette.ts';
import { bestMatches, prepareItems } from './find-items.ts';
import { actionItems, paletteActions, pageItems, withoutThose, type PaletteGroup, type PaletteItem } from './palette-items.ts';
import { useFoundRecords } from './use-found-records.ts';
import { useShellActions } from './use-shell-actions.ts';

export interface Palette {
  groups: readonly PaletteGroup[];
  /** Nothing matches the typed text; then pages are suggested. */
  isNothing: boolean;
  /** People or records are still loading. */
  isLoading: boolean;
}

const most = { people: 8, pages: 6, actions: 6 };

/** The results for the typed text: people, pages, actions and records of features; without text, pages and actions. */
export function usePalette(search: string): Palette {
  const t = useTexts<typeof en>('app/palette');
  const user = useUser();
  const language = useLanguage();
  const catalogue = useCatalogue();
  const shell = useShellActions();
  const { people, isLoading } = usePeople();
  // Ten thousand names are prepared once, not on every letter.
  const everybody = useMemo(() => prepareItems(people.map(personItem)), [people]);
  const actions = actionItems(user, paletteActions, language);
  const pages = withoutThose(pageItems(user, catalogue, language), actions);
  const found: PaletteGroup[] = [
    { key: 'people', label: t('people'), items: bestMatches(everybody, search, most.people) },
    { key: 'pages', label: t('pages'), items: bestMatches(prepareItems(pages), search, most.pages) },
    { key: 'actions', label: t('actions'), items: bestMatches(prepareItems([...actions, ...shell]), search, most.actions) },
  ];
  const records = useFoundRecords(search);
  // After the others, whose places must not change under the key Enter when an answer comes.
  found.push(...records.groups);
  const isSearching = search.trim() !== '';
  const isNothing = isSearching && found.every(({ items }) => items.length === 0);
  const offered: PaletteGroup[] = [
    { key: 'pages', label: t('pages'), items: pages },
    { key: 'actions', label: t('actions'), items: isSearching ? [] : [...actions, ...shell] },
  ];
  const groups = (isSearching && (!isNothing || records.isLoading) ? found : offered).filter(({ items }) => items.length > 0);
  const isWaiting = isLoading || records.isLoading;
  return { groups, isNothing: isNothing && !isWaiting, isLoading: isSearching && isWaiting };
}

function personItem(person: {
  id: string;
  firstName: string;
  lastName: string;
  position: string | null;
  department: string | null;
  profileImageTimestamp: string | null;
}): PaletteItem {
  return {
    key: person.id,
    name: `${person.firstName} ${person.lastName}`,
    detail: [person.position, person.department].filter(Boolean).join(' · '),
    icon: IconUser,
    person,
    to: `/people/details?employeeId=${person.id}`,
  };
}
