import { features } from '#features/index.ts';
import type { Icon, PaletteAction } from '#kernel/web/entry.ts';
import type { Language } from '#kernel/contract/locale.ts';
import { isLocked, type User } from '#kernel/web/session.ts';
import type { Catalogue } from '../catalogue.ts';
import { actionsFor, menuFor, navigationFor, tilesFor } from '../navigation.ts';
import type { Findable } from './find-items.ts';

/** One line of the palette. */
export interface PaletteItem extends Findable {
  key: string;
  icon: Icon;
  /** A page that it opens. */
  to?: string;
  /** Or a function to run. */
  run?: () => void;
  isLocked?: boolean;
  /** A person, shown with their picture. */
  person?: { id: string; firstName: string; lastName: string; profileImageTimestamp: string | null };
}

/** Lines of one kind, under a heading. */
export interface PaletteGroup {
  key: string;
  label: string;
  items: readonly PaletteItem[];
}

/** The pages in the user's menus and on the home page, each once. */
export function pageItems(user: User, catalogue: Catalogue, language: Language): PaletteItem[] {
  const pages = navigationFor(user, catalogue).flatMap(({ entries }) => entries);
  const menus = [...menuFor(user, catalogue, 'company'), ...menuFor(user, catalogue, 'user')].filter(
    ({ missing }) => missing === undefined,
  );
  const entries = [...pages, ...menus, ...tilesFor(user, catalogue.tiles)];
  const byPath = new Map(entries.toReversed().map((entry) => [entry.path, entry]));
  return entries
    .filter((entry) => byPath.get(entry.path) === entry)
    .map(({ path, label, icon, subscriptionFeature }) => ({
      key: path,
      name: label[language],
      // A user may know a page by its name in the other language.
      synonyms: `${label.en} ${label.no}`,
      icon,
      to: path,
      isLocked: isLocked(user, subscriptionFeature),
    }));
}

/** Without the lines that open what one of the others opens, such as the shortcut of an action. */
export function withoutThose(lines: readonly PaletteItem[], others: readonly PaletteItem[]): PaletteItem[] {
  const opened = new Set(others.map(({ to }) => to));
  return lines.filter(({ to }) => to === undefined || !opened.has(to));
}

const found = import.meta.glob<readonly PaletteAction[]>('../../../features/*/web/palette-actions.ts', {
  eager: true,
  import: 'paletteActions',
});

/** The actions of all registered features, loaded with the palette: the shell needs none of them. */
export const paletteActions = features.flatMap((owner) => found[`../../../features/${owner}/web/palette-actions.ts`] ?? []);

/** The actions of features that are available on any page. */
export function actionItems(user: User, actions: readonly PaletteAction[], language: Language): PaletteItem[] {
  return actionsFor(user, actions).map(({ key, path, label, icon }) => ({
    key,
    name: label[language],
    synonyms: `${label.en} ${label.no}`,
    icon,
    to: path,
  }));
}
