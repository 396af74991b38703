import { IconUser } from '@tabler/icons-react';
import { useMemo } from 'react';
import { usePeople } from '#features/people/web/public.ts';
import { usePermission, useUser } from '#kernel/web/session.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCatalogue } from '../catalogue.ts';
import { bestMatches, prepareItems } from './find-items.ts';
import { actionItems, pageItems, type PaletteItem } from './palette-items.ts';
import { useShellActions } from './use-shell-actions.ts';

export interface PaletteGroup {
  key: 'people' | 'pages' | 'actions';
  items: readonly PaletteItem[];
}

export interface Palette {
  groups: readonly PaletteGroup[];
  /** Nothing matches the typed text; then pages are suggested. */
  isNothing: boolean;
  /** People are still loading. */
  isLoading: boolean;
}

const most = { people: 8, pages: 6, actions: 6 };

/** The results for the typed text; without text, pages and actions. */
export function usePalette(search: string): Palette {
  const user = useUser();
  const language = useLanguage();
  const catalogue = useCatalogue();
  const shell = useShellActions();
  const mayFind = usePermission('EmployeesViewDetails');
  const { people, isLoading } = usePeople({ enabled: mayFind });
  // Ten thousand names are prepared once, not on every letter.
  const everybody = useMemo(() => prepareItems(people.map(personItem)), [people]);
  const pages = pageItems(user, catalogue, language);
  const actions = actionItems(user, catalogue, language);
  const found: PaletteGroup[] = [
    { key: 'people', items: bestMatches(everybody, search, most.people) },
    { key: 'pages', items: bestMatches(prepareItems(pages), search, most.pages) },
    { key: 'actions', items: bestMatches(prepareItems([...actions, ...shell]), search, most.actions) },
  ];
  const isAsked = search.trim() !== '';
  const isNothing = isAsked && found.every(({ items }) => items.length === 0);
  const offered: PaletteGroup[] = [
    { key: 'pages', items: pages },
    { key: 'actions', items: isAsked ? [] : [...actions, ...shell] },
  ];
  const groups = (isAsked && !isNothing ? found : offered).filter(({ items }) => items.length > 0);
  return { groups, isNothing: isNothing && !isLoading, isLoading: isAsked && isLoading };
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
