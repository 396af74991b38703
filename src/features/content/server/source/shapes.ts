import { z } from 'zod';

/** The parts of the content service's answers that we read (sanity.io, portable text). Unknown kinds of blocks and marks are ignored. */
export const WirePicture = z.object({ asset: z.object({ _ref: z.string() }), alt: z.string().nullish() });
export type WirePicture = z.output<typeof WirePicture>;

export const WireFilm = z.object({
  title: z.string().nullish(),
  address: z.string().nullish(),
  poster: WirePicture.nullish(),
  frames: z.array(z.object({ picture: WirePicture, caption: z.string() })).nullish(),
});
export type WireFilm = z.output<typeof WireFilm>;

const WireSpan = z.object({ _type: z.literal('span'), text: z.string(), marks: z.array(z.string()).nullish() });
export type WireSpan = z.output<typeof WireSpan>;

export const WireBlock = z.discriminatedUnion('_type', [
  z.object({
    _type: z.literal('block'),
    style: z.string().nullish(),
    listItem: z.string().nullish(),
    children: z.array(z.unknown()),
    markDefs: z.array(z.object({ _key: z.string(), _type: z.string(), href: z.string().nullish() })).nullish(),
  }),
  WirePicture.extend({ _type: z.literal('image'), caption: z.string().nullish() }),
  WireFilm.extend({ _type: z.literal('film') }),
]);
export type WireBlock = z.output<typeof WireBlock>;
export type WireTextBlock = Extract<WireBlock, { _type: 'block' }>;

/** The text spans among the children of a block; embedded objects are ignored. */
export function spansIn(children: readonly unknown[]): WireSpan[] {
  return children.flatMap((child) => WireSpan.safeParse(child).data ?? []);
}

/** The requirements of a page (content.3). */
export const WireDemands = z.object({
  requiredPermission: z.string().nullish(),
  excludePermission: z.string().nullish(),
  requiredFeature: z.string().nullish(),
  requiredLimit: z.string().nullish(),
});
export type Demands = z.output<typeof WireDemands>;

const body = z.array(z.unknown()).nullish();

export const WirePage = WireDemands.extend({
  slug: z.string(),
  kind: z.string(),
  title: z.string(),
  lead: z.string().nullish(),
  version: z.string().nullish(),
  picture: WirePicture.nullish(),
  body,
});

export const WireNews = z.object({
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  date: z.iso.date(),
  segment: z.string().nullish(),
  slug: z.string().nullish(),
  picture: WirePicture.nullish(),
});

export const WireTeaser = z.object({
  cards: z.array(z.object({ title: z.string(), text: z.string(), picture: WirePicture.nullish(), film: WireFilm.nullish() })),
});

export const WireRole = z.object({ key: z.string(), name: z.string(), description: z.string() });

export const WireVideo = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  roles: z.array(z.string()).nullish(),
  feature: z.string().nullish(),
  film: WireFilm,
});

export const WireHelp = z.object({ title: z.string(), body });
