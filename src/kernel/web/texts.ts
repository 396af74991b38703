import { createTranslator, type createTranslator as Create } from 'use-intl/core';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import type { en as kernelTexts } from '#kernel/texts/en.ts';
import { createStore, useStore } from './store.ts';

type Messages = Record<string, unknown>;
/** Typed keys and arguments over one room's texts. */
export type Texts<Shape extends Messages> = ReturnType<typeof Create<Shape, never>>;
/** Texts whose keys are names that features declare, which no single type knows. */
type LooseTexts = ReturnType<typeof Create>;

/** Loads the texts of a feature, the app or the kernel, by name. */
export type TextLoader = (room: string, language: Language) => Promise<Messages>;

const language = createStore<Language>('no');
// Of the page: one language is spoken at a time.
const loaded = new Map<string, { messages: Messages; translator: LooseTexts }>();
const rooms = new Set<string>();
let load: TextLoader = () => Promise.resolve({});

/** Sets the loader and the initial language. */
export function startTexts(loader: TextLoader, first: Language): void {
  load = loader;
  language.set(first);
}

/** Loads the texts of a feature in the current language; a route does so before its page is rendered. */
export async function loadTexts(room: string, spoken: Language = language.get()): Promise<void> {
  rooms.add(room);
  const key = `${spoken}/${room}`;
  if (loaded.has(key)) return;
  const messages = await load(room, spoken);
  loaded.set(key, { messages, translator: translatorOf(messages, spoken) });
}

/** Changes the language once all texts in use are loaded in it. */
export async function setLanguage(next: Language): Promise<void> {
  await Promise.all([...rooms].map((room) => loadTexts(room, next)));
  language.set(next);
}

export function currentLanguage(): Language {
  return language.get();
}

export function useLanguage(): Language {
  return useStore(language);
}

/**
 * The texts of a room, typed by its English file:
 * `const t = useTexts<typeof en>('people')` with `import type { en } from '../texts/en.ts'`.
 */
export function useTexts<Shape extends Messages>(room: string): Texts<Shape> {
  return textsIn<Shape>(room, useLanguage());
}

/** The same outside components. */
export function textsIn<Shape extends Messages>(room: string, spoken: Language = language.get()): Texts<Shape> {
  // The translator has one type for all texts at runtime; the caller's type says which keys exist.
  return looseTextsIn(room, spoken) as Texts<Shape>;
}

/** The texts of a room that are found by declared names, as the rows of the role table. */
export function looseTextsIn(room: string, spoken: Language): LooseTexts {
  const found = loaded.get(`${spoken}/${room}`);
  if (!found) throw new Error(`The texts of ${room} are not loaded; name the room in the route's entry.`);
  return found.translator;
}

/** The texts every page may use. */
export const useKernelTexts = (): Texts<typeof kernelTexts> => useTexts<typeof kernelTexts>('kernel');

/** The text of an error code in any loaded feature; the given one first, then the kernel. */
export function findErrorText(code: string, values: Record<string, string | number>, first = 'kernel'): string | undefined {
  const spoken = language.get();
  for (const room of [first, 'kernel', ...rooms]) {
    // Every feature has its error texts under this name, checked where they are defined.
    const errors = loaded.get(`${spoken}/${room}`)?.messages['errors'] as Record<string, string> | undefined;
    const message = errors?.[code];
    if (message !== undefined) return translatorOf({ message }, spoken)('message', values);
  }
  return undefined;
}

function translatorOf(all: Messages, spoken: Language): LooseTexts {
  // Error codes contain dots, which a translator reads as separators; findErrorText reads them directly.
  const messages = Object.fromEntries(Object.entries(all).filter(([key]) => key !== 'errors'));
  return createTranslator({ locale: intlLocale[spoken], messages });
}
