import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { everyName } from '#app/server/demo/names.ts';
import { documentsWith } from '#features/content/server/dataset/documents.ts';
import { openPictures } from '#features/content/server/dataset/pictures.ts';
import { features } from '#features/index.ts';
import type { FeatureContent } from '#kernel/contract/content.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { Label, WebEntry } from '#kernel/web/entry.ts';

type Texts = string | { readonly [key: string]: Texts };
type Words = ReadonlySet<string>;

const source = join(import.meta.dirname, '../../src');

/** Names that occur in both languages, departments of the demo, and the short English Friday, which is a day off in Norwegian. */
const names = ['samspill', 'norsk', 'english', 'marked', 'fri'];

/** The words of one language that the other lacks: if one appears on a page in the other language, the page mixes languages. */
export async function foreignWords(): Promise<Record<Language, Words>> {
  const spoken = { en: await wordsOf('en'), no: await wordsOf('no') };
  const only = (language: Language, other: Language) => spoken[language].difference(spoken[other]).difference(new Set(names));
  return { no: only('en', 'no'), en: only('no', 'en') };
}

// Full names may contain words; a single name may be one.
const oneName = `(?:${everyName.join('|')})`;
const fullName = new RegExp(`(?<!\\p{L})${oneName}(?: ${oneName})+(?!\\p{L})`, 'gu');

/** The words of a text, without people's full names, fingerprints, addresses, file names, numbers and the AS of a Norwegian company's name. */
export function wordsIn(text: string): string[] {
  const plain = text
    .replace(fullName, ' ')
    .replace(/\b(?=\w*\d)[0-9a-f]{12,}\b/gu, ' ')
    .replace(/\S+@\S+|https?:\S+|\S+[.][a-z0-9]{2,5}(?![\p{L}\d])/giu, ' ')
    .replace(/(?<=\p{L} )AS\b/gu, ' ')
    .toLowerCase();
  return plain.match(/\p{L}[\p{L}'’]+(?:-\p{L}+)*/gu) ?? [];
}

async function wordsOf(language: Language): Promise<Words> {
  // Agreements and help texts are in separate files, named after their language.
  const files = globSync([`**/texts/${language}{,-*}.ts`, `**/content/**/*-${language}.ts`], { cwd: source, exclude: ['testing/**'] });
  const texts = await Promise.all(files.map(async (file): Promise<Texts[]> => Object.values(await import(join(source, file)))));
  const labels = (await webEntries()).flatMap(labelsOf).map((label) => label[language]);
  const all = await documents();
  const content = all.filter((document) => Reflect.get(document, 'language') === language).flatMap(writtenIn);
  const inBoth = all.filter((document) => !('language' in document)).flatMap((document) => translatedIn(document, language));
  return new Set(
    [...texts.flat().flatMap(messagesOf), ...labels, ...content, ...inBoth].flatMap((message) => wordsIn(literalsOf(message))),
  );
}

function messagesOf(texts: Texts): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(messagesOf);
}

/** The built-in documents with those of every feature's room. */
async function documents(): Promise<readonly object[]> {
  const rooms = globSync('features/*/content/index.ts', { cwd: source });
  const given = await Promise.all(rooms.map(async (room): Promise<{ content: FeatureContent }> => import(join(source, room))));
  const contents = given.map(({ content }) => content);
  return documentsWith(contents, openPictures(contents.flatMap(({ pictures }) => pictures ?? [])));
}

/** The texts of a content document, without its identifiers. */
function writtenIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  const forMachines = /^(?:_.*|language|slug|style|listItem|marks|href|kind|version)$/;
  return Object.entries(content).flatMap(([key, value]) => (forMachines.test(key) ? [] : writtenIn(value)));
}

/** The texts of one language in a document that has both, such as a template of contracts. */
function translatedIn(content: unknown, language: Language): string[] {
  if (typeof content !== 'object' || content === null) return [];
  if ('no' in content && 'en' in content) return writtenIn(content[language]);
  return Object.values(content).flatMap((part) => translatedIn(part, language));
}

/** A message without ICU syntax: argument names, types, selectors, tags. */
function literalsOf(message: string): string {
  return message
    .replace(/\{\w+\}|\{\w+,\s*(?:number|date|time)[^{}]*\}|<\/?\w+>/g, ' ')
    .replace(/\{\w+,\s*(?:plural|select|selectordinal),/g, ' ')
    .replace(/(?:=\d+|\w+)\s*\{/g, ' ');
}

function labelsOf({ routes, navigation = [], menu = [], tiles = [] }: WebEntry): Label[] {
  return [...routes.map(({ title }) => title), ...[...navigation, ...menu, ...tiles].flatMap(labelsOfEntry)];
}

const labelsOfEntry = ({ label, text }: { label: Label; text?: Label }): Label[] => (text ? [label, text] : [label]);

/** The web entries of the shell and every registered feature; a feature without pages has none. */
async function webEntries(): Promise<WebEntry[]> {
  const ofFeatures = features.map((name) => join(source, 'features', name, 'web/entry.ts')).filter((file) => existsSync(file));
  const rooms = [join(source, 'app/web/app-entry.ts'), ...ofFeatures];
  const loaded = await Promise.all(rooms.map((room): Promise<Record<string, WebEntry>> => import(room)));
  // What an entry shares with its palette actions is exported beside it.
  return loaded.flatMap((room) => Object.values(room)).filter((shared) => 'routes' in shared);
}
