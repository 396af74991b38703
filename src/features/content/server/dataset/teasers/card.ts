/** A card in both languages: its picture, and title, text and alternative text in each. */
export interface Card {
  picture: string;
  no: readonly [title: string, text: string, alt: string];
  en: readonly [title: string, text: string, alt: string];
}
