/** A PDF to typeset. Values reach the template as data, never as source. */
export interface PdfOrder {
  /** A typst source of the product. */
  template: URL;
  /** What the template reads as `json(bytes(sys.inputs.data))`. */
  data: object;
  /** Pictures that the template reads by these paths, such as `logo.png`. */
  pictures?: Readonly<Record<string, Buffer>>;
  /** The product's typeface by default. */
  fonts?: readonly URL[];
  /** What the PDF claims to be: readable by everybody (PDF/UA-1, the default), tagged and fit to be kept (PDF/A-2a), or only the latter (PDF/A-2b). */
  standard?: PdfStandard;
}

export type PdfStandard = 'ua-1' | 'a-2a' | 'a-2b';

/** A typeset document. With a letter that no typeface has, it claims no standard. */
export interface Pdf {
  bytes: Uint8Array;
  claimsStandard: boolean;
}

/** The order as it goes to the process. */
export interface SentOrder {
  template: string;
  fonts: readonly string[];
  data: string;
  pictures: Readonly<Record<string, Uint8Array>>;
  standard: PdfStandard;
}

/** `isSpent`: the process has grown and should be replaced. */
export type PdfAnswer = { isSpent: boolean } & (Pdf | { error: string });

const typeface = ['inter-regular.otf', 'inter-semibold.otf'].map((name) => new URL(`fonts/${name}`, import.meta.url));

export function sentOrder({ template, data, pictures = {}, fonts = typeface, standard = 'ua-1' }: PdfOrder): SentOrder {
  return { template: template.href, fonts: fonts.map(({ href }) => href), data: JSON.stringify(data), pictures, standard };
}
