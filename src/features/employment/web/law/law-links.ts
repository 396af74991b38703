import type { Language } from '#kernel/contract/locale.ts';

/** A piece of a sentence; with a section of the law, where to read it. */
export interface LawPiece {
  text: string;
  href?: string;
}

// The Working Environment Act, in Norwegian and as it is translated.
const act: Readonly<Record<Language, string>> = {
  no: 'https://lovdata.no/dokument/NL/lov/2005-06-17-62',
  en: 'https://lovdata.no/dokument/NLE/lov/2005-06-17-62',
};
const section = /(?:§ ?)?\d+(?: [A-Z])?-\d+/g;

/** A sentence of the law check, whose sections stand in parentheses at its end, with a link for each of them. */
export function lawPieces(sentence: string, language: Language): LawPiece[] {
  const start = sentence.lastIndexOf('(');
  if (start < 0) return [{ text: sentence }];
  const pieces: LawPiece[] = [];
  let from = 0;
  for (const { index, 0: text } of sentence.matchAll(section)) {
    if (index < start) continue;
    if (index > from) pieces.push({ text: sentence.slice(from, index) });
    pieces.push({ text, href: `${act[language]}/§${text.replaceAll(/[§ ]/g, '').toLowerCase()}` });
    from = index + text.length;
  }
  return from < sentence.length ? [...pieces, { text: sentence.slice(from) }] : pieces;
}
