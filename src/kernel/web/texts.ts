import { createTranslator, type createTranslator as Create } from 'use-intl/core';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import type { en as kernelTexts } from '#kernel/texts/en.ts';
import { createStore, useStore } from './store.ts';

type Messages = Record<string, unknown>;
/** Typed keys and arguments over one room's texts. */
export type Texts<Shape extends Messages> = ReturnType<typeof Create<Shape, never>>;
type LooseTexts = (key: string, values?: Record<string, string | number | Date>) => string;

/** How the texts of a room are fetched: a feature's by its name, the app's and the kernel's too. */
export type TextLoader = (room: string, language: Language) => Promise<Messages>;

const language = createStore<Language>('no');
// Of the page: one language is spoken at a time.
const loaded = new Map<string, { messages: Messages; translator: LooseTexts }>();
const rooms = new Set<string>();
let load: TextLoader = () => Promise.resolve({});

/** Says where texts come from and which language is spoken first. */
export function startTexts(loader: TextLoader, first: Language): void {
  load = loader;
  language.set(first);
}

/** Fetches the texts of a room in the spoken language; a route does so before its page is shown. */
export async function loadTexts(room: string, spoken: Language = language.get()): Promise<void> {
  rooms.add(room);
  const key = `${spoken}/${room}`;
  if (loaded.has(key)) return;
  const messages = await load(room, spoken);
  loaded.set(key, { messages, translator: translatorOf(messages, spoken) });
}

/** Changes language once all texts on the screen are there in it. */
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
  const found = loaded.get(`${spoken}/${room}`);
  if (!found) throw new Error(`The texts of ${room} are not loaded; name the room in the route's entry.`);
  // The translator is one for all shapes at run time; the caller's type says which keys exist.
  return found.translator as unknown as Texts<Shape>;
}

/** The texts every page may use. */
export const useKernelTexts = (): Texts<typeof kernelTexts> => useTexts<typeof kernelTexts>('kernel');

/** The text of an error code in whichever loaded room has it; the one that is named first, then the kernel. */
export function findErrorText(code: string, values: Record<string, string | number>, first = 'kernel'): string | undefined {
  const spoken = language.get();
  for (const room of [first, 'kernel', ...rooms]) {
    // Every room keeps its error texts under this name, checked where they are written.
    const errors = loaded.get(`${spoken}/${room}`)?.messages['errors'] as Record<string, string> | undefined;
    const message = errors?.[code];
    if (message !== undefined) return translatorOf({ message }, spoken)('message', values);
  }
  return undefined;
}

function translatorOf(all: Messages, spoken: Language): LooseTexts {
  // Error codes have dots in their keys, which a translator takes for steps; findErrorText reads them.
  const messages = Object.fromEntries(Object.entries(all).filter(([key]) => key !== 'errors'));
  // Keys are typed per room by the caller; here the messages are only looked up.
  return createTranslator({ locale: intlLocale[spoken], messages }) as unknown as LooseTexts;
}
