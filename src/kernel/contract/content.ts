import type { Language } from './locale.ts';

type InBothLanguages<Words> = Readonly<Record<Language, Words>>;

/**
 * A page that a feature brings along. `## ` and `### ` begin a heading, `- ` and `1. ` an item of a list, `> ` a quotation; inside a line,
 * `**strong**` and `[words](address)`.
 */
export interface PageContent extends InBothLanguages<{ title: string; lead?: string; body: readonly string[] }> {
  kind: 'document' | 'lobby' | 'help' | 'state';
  slug: string;
  /** The day of this version. Versions of one page stand side by side, and the newest is shown unless another one is asked for. */
  version?: string;
}

/** A help text: its title, then its paragraphs, written as on pages. */
export interface HelpContent extends InBothLanguages<readonly [title: string, ...paragraphs: string[]]> {
  /** The address of the same text as a separate page. */
  slug?: string;
  /** Slugs that the page had before; their addresses lead to it. */
  formerSlugs?: readonly string[];
}

/** A card of a locked feature: the name of its picture, and title, text and alternative text. */
export interface CardContent extends InBothLanguages<readonly [title: string, text: string, alt: string]> {
  picture: string;
}

/** A document that only its feature reads, whole: `_type` and `key` beside its fields. */
export interface DocumentContent {
  type: string;
  key: string;
  fields: object;
}

/** What a feature adds to the content, in its room `content/`. */
export interface FeatureContent {
  pages?: readonly PageContent[];
  /** By the name of the page's route. */
  help?: Readonly<Record<string, HelpContent>>;
  /** By the subscription feature they are shown for. */
  teasers?: Readonly<Record<string, readonly CardContent[]>>;
  documents?: readonly DocumentContent[];
  /** The folder of the room's pictures, 1200 × 750 points, as `<name>.svg`; names are unique in the product. */
  pictures?: URL;
}
