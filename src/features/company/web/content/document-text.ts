/** A document as it is read: paragraphs and lists under headings. */
export interface DocumentText {
  title: string;
  lead: string;
  sections: readonly { heading: string; text: readonly (string | readonly string[])[] }[];
}
