import { z } from 'zod';
import { roleKeys } from '#kernel/contract/permissions.ts';

/** A picture served through `/cdn-sanity`; `w`, `h` and `fm` request other sizes and formats. */
export const Picture = z.object({ src: z.string(), alt: z.string(), width: z.number(), height: z.number() });
export type Picture = z.output<typeof Picture>;

/** Text with optional marks; a link leads to our own page (`/people`) or elsewhere (`https:`, `mailto:`, `tel:`). */
export const Span = z.object({
  text: z.string(),
  isStrong: z.boolean().optional(),
  isEmphasised: z.boolean().optional(),
  isCode: z.boolean().optional(),
  href: z.string().optional(),
});
export type Span = z.output<typeof Span>;

/** One picture of a film, with its caption. */
export const Frame = z.object({ picture: Picture, caption: z.string() });

/** A sequence of captioned pictures, or an external address: our pages play only media that they serve. */
export const Film = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('address'), href: z.string(), poster: Picture.optional() }),
  z.object({ kind: z.literal('frames'), frames: z.array(Frame).min(1) }),
]);
export type Film = z.output<typeof Film>;

/** One block of a text, without any markup. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), spans: z.array(Span) }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(Span) }),
  z.object({ kind: z.literal('quote'), spans: z.array(Span) }),
  z.object({ kind: z.literal('list'), isNumbered: z.boolean(), items: z.array(z.array(Span)) }),
  z.object({ kind: z.literal('picture'), picture: Picture, caption: z.string().optional() }),
  z.object({ kind: z.literal('film'), title: z.string(), film: Film }),
]);
export type Block = z.output<typeof Block>;

/** `document` = an agreement with a version; `lobby` = the public start page and its subpages; `help` = inside the product. */
export const pageKinds = ['document', 'lobby', 'help'] as const;

export const ContentPage = z.object({
  slug: z.string(),
  kind: z.enum(pageKinds),
  title: z.string(),
  lead: z.string().optional(),
  picture: Picture.optional(),
  /** For a document: the day it came into force. */
  version: z.string().optional(),
  blocks: z.array(Block),
});
export type ContentPage = z.output<typeof ContentPage>;

export const NewsBlock = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  date: z.iso.date(),
  picture: Picture.optional(),
  /** The page with more information. */
  slug: z.string().optional(),
});
export type NewsBlock = z.output<typeof NewsBlock>;

export const TeaserCard = z.object({ title: z.string(), text: z.string(), picture: Picture.optional(), film: Film.optional() });
export type TeaserCard = z.output<typeof TeaserCard>;

export const RoleDescription = z.object({ key: z.enum(roleKeys), name: z.string(), description: z.string() });
export type RoleDescription = z.output<typeof RoleDescription>;

export const IntroVideo = z.object({ key: z.string(), title: z.string(), text: z.string(), film: Film });
export type IntroVideo = z.output<typeof IntroVideo>;

export const HelpText = z.object({ title: z.string(), blocks: z.array(Block) });
export type HelpText = z.output<typeof HelpText>;
