import { inflateSync } from 'node:zlib';
import { isName, PdfFault, PdfLimit, type PdfDict } from './pdf-values.ts';

const maxBytes = 64 * 1024 * 1024;
const maxColumns = 256;

/** The content of a stream of structure: unpacked, or packed as PDF does it since 1.5. Other ways are for pictures, which nobody here looks at. */
export function unpackStream(raw: Buffer, dict: PdfDict): Buffer {
  const filter = dict.get('Filter');
  if (filter === undefined || (Array.isArray(filter) && filter.length === 0)) return raw;
  const only = Array.isArray(filter) && filter.length === 1 ? filter[0] : filter;
  if (!isName(only, 'FlateDecode')) throw new PdfFault('a stream is packed in a way that is not read');
  const settings = dict.get('DecodeParms');
  const parameters = Array.isArray(settings) ? settings[0] : settings;
  return unpredicted(inflated(raw), parameters instanceof Map ? parameters : undefined);
}

function inflated(raw: Buffer): Buffer {
  try {
    return inflateSync(raw, { maxOutputLength: maxBytes });
  } catch (error) {
    const isLimit = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isLimit ? new PdfLimit('a stream unpacks to too much') : new PdfFault('a stream cannot be unpacked');
  }
}

/** Undoes the PNG predictors (ISO 32000-1, 7.4.4.4), of bytes in columns. */
function unpredicted(content: Buffer, settings: PdfDict | undefined): Buffer {
  const predictor = settings?.get('Predictor') ?? 1;
  if (predictor === 1) return content;
  const columns = settings?.get('Columns') ?? 1;
  const isPlain = (settings?.get('Colors') ?? 1) === 1 && (settings?.get('BitsPerComponent') ?? 8) === 8;
  if (typeof predictor !== 'number' || predictor < 10 || typeof columns !== 'number' || columns < 1 || columns > maxColumns || !isPlain)
    throw new PdfFault('a stream is packed in a way that is not read');
  const rows = Math.floor(content.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = content[row * (columns + 1)] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const byte = content[row * (columns + 1) + 1 + column] ?? 0;
      const left = column > 0 ? (plain[at - 1] ?? 0) : 0;
      const up = row > 0 ? (plain[at - columns] ?? 0) : 0;
      const corner = column > 0 && row > 0 ? (plain[at - columns - 1] ?? 0) : 0;
      plain[at] = byte + predicted(kind, { left, up, corner });
    }
  }
  return plain;
}

function predicted(kind: number, { left, up, corner }: { left: number; up: number; corner: number }): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return Math.floor((left + up) / 2);
  if (kind !== 4) return 0;
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
