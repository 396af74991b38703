/** A help text: its title, then its paragraphs. */
export interface Help {
  no: readonly [title: string, ...paragraphs: string[]];
  en: readonly [title: string, ...paragraphs: string[]];
  /** The address of the same text as a separate page. */
  slug?: string;
}
