import type { ByteRange, StoredContent } from '../file-response.ts';

/** What a request asks of a file beside its address. */
export interface Conditions {
  isHead: boolean;
  range: string | undefined;
  ifRange: string | undefined;
  ifNoneMatch: string | undefined;
}

const form = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** The single range of a `Range` header; `none` when it lies outside the file, undefined when the whole file may be sent instead (RFC 9110 §14). */
export function rangeOf(header: string, size: number): ByteRange | 'none' | undefined {
  const found = form.exec(header.replaceAll(' ', ''));
  if (!found) return undefined;
  const [, from = '', to = ''] = found;
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'none';
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** The range that is sent; one of a partial copy only when that copy has the same content. */
export function wantedRange(
  { size, etag }: Pick<StoredContent, 'size' | 'etag'>,
  { range, ifRange }: Pick<Conditions, 'range' | 'ifRange'>,
): ByteRange | 'none' | undefined {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  return rangeOf(range, size);
}
