import type { Block, Film, Span } from '../../contract/entities.ts';
import type { WireFilm, WireSpan, WireTextBlock } from '../source/shapes.ts';
import { spansIn, WireBlock } from '../source/shapes.ts';
import { pictureOf, type PictureTarget } from './picture-address.ts';

/** Converts portable text to blocks for the web. Unknown content is dropped; nothing is passed on as markup. */
export function blocksOf(body: readonly unknown[] | null | undefined, place: PictureTarget): Block[] {
  const wires = (body ?? []).flatMap((block) => WireBlock.safeParse(block).data ?? []);
  return wires.reduce<Block[]>((blocks, wire) => {
    const last = blocks.at(-1);
    const isItem = wire._type === 'block' && wire.listItem;
    const isNumbered = isItem === 'number';
    if (isItem && last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(wordsOf(wire));
    else blocks.push(...blockOf(wire, place));
    return blocks;
  }, []);
}

function blockOf(wire: WireBlock, place: PictureTarget): Block[] {
  if (wire._type === 'image') {
    const picture = pictureOf(wire, place);
    return picture ? [{ kind: 'picture', picture, caption: wire.caption ?? undefined }] : [];
  }
  if (wire._type === 'film') {
    const film = filmOf(wire, place);
    return film ? [{ kind: 'film', title: wire.title ?? '', film }] : [];
  }
  const spans = wordsOf(wire);
  if (spans.length === 0) return [];
  if (wire.listItem) return [{ kind: 'list', isNumbered: wire.listItem === 'number', items: [spans] }];
  return [textBlock(wire.style ?? 'normal', spans)];
}

function textBlock(style: string, spans: Span[]): Block {
  if (style === 'blockquote') return { kind: 'quote', spans };
  // The page's title is its only first-level heading, so others become second-level.
  if (style === 'h1' || style === 'h2') return { kind: 'heading', level: 2, spans };
  if (/^h[3-6]$/.test(style)) return { kind: 'heading', level: 3, spans };
  return { kind: 'paragraph', spans };
}

function wordsOf({ children, markDefs }: WireTextBlock): Span[] {
  const links = new Map((markDefs ?? []).filter(({ _type }) => _type === 'link').map(({ _key, href }) => [_key, safeAddress(href)]));
  return spansIn(children)
    .filter(({ text }) => text !== '')
    .map((span) => spanOf(span, links));
}

function spanOf({ text, marks }: WireSpan, links: ReadonlyMap<string, string | undefined>): Span {
  const has = new Set(marks ?? []);
  const href = (marks ?? []).map((mark) => links.get(mark)).find((address) => address !== undefined);
  return {
    text,
    ...(has.has('strong') && { isStrong: true }),
    ...(has.has('em') && { isEmphasised: true }),
    ...(has.has('code') && { isCode: true }),
    ...(href && { href }),
  };
}

/** A film with content. */
export function filmOf(wire: WireFilm | null | undefined, place: PictureTarget): Film | undefined {
  const frames = (wire?.frames ?? []).flatMap(({ picture, caption }) => {
    const found = pictureOf(picture, place);
    return found ? [{ picture: found, caption }] : [];
  });
  if (frames.length > 0) return { kind: 'frames', frames };
  const href = safeAddress(wire?.address);
  return href?.startsWith('https:') ? { kind: 'address', href, poster: pictureOf(wire?.poster, place) } : undefined;
}

/** Our own page, or an address that opens a page, a mail or a call: never a script. */
export function safeAddress(href: string | null | undefined): string | undefined {
  if (!href) return undefined;
  if (/^\/(?![/\\])/.test(href)) return href;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href) ? href : undefined;
}
