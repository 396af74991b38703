import { unpackStream } from './unpack-stream.ts';
import { isName, isRef, PdfFault, PdfLimit, PdfScanner, type PdfDict, type PdfValue } from './pdf-values.ts';

type Entry = { kind: 'free' } | { kind: 'at'; offset: number; generation: number } | { kind: 'in'; stream: number; index: number };

interface PdfObject {
  value: PdfValue;
  /** Where its stream begins, when it has one. */
  stream: number | undefined;
}

const maxSections = 500;
const maxObjects = 1_000_000;
/** Of all streams together. */
const maxUnpacked = 256 * 1024 * 1024;

/** A PDF as its cross-reference says it is, the newest section first. Strict: what is not as it must be is a fault, never repaired. */
export class PdfReader {
  readonly bytes: Buffer;
  readonly trailer: PdfDict;
  readonly #entries = new Map<number, Entry>();
  readonly #unpacked = new Map<number, PdfValue[]>();
  #unpackedBytes = 0;

  /** Reads the file as it was when it ended at `end`. */
  constructor(bytes: Buffer, end = bytes.length) {
    this.bytes = bytes.subarray(0, end);
    if (this.bytes.toString('latin1', 0, 5) !== '%PDF-') throw new PdfFault('it does not begin as a PDF');
    this.trailer = this.#readSections();
  }

  get objectCount(): number {
    return this.#entries.size;
  }

  /** The value behind references. */
  follow(value: PdfValue | undefined): PdfValue | undefined {
    let found = value;
    for (let steps = 0; isRef(found); steps += 1) {
      if (steps > 16) throw new PdfFault('a reference leads in a circle');
      found = this.object(found.object)?.value;
    }
    return found;
  }

  dict(value: PdfValue | undefined): PdfDict | undefined {
    const found = this.follow(value);
    return found instanceof Map ? found : undefined;
  }

  array(value: PdfValue | undefined): PdfValue[] {
    const found = this.follow(value);
    return Array.isArray(found) ? found : [];
  }

  get catalog(): PdfDict {
    const root = this.dict(this.trailer.get('Root'));
    if (!root) throw new PdfFault('it has no catalog');
    return root;
  }

  object(number: number): PdfObject | undefined {
    const entry = this.#entries.get(number);
    if (!entry || entry.kind === 'free') return undefined;
    if (entry.kind === 'in') return { value: this.#packed(entry.stream)[entry.index] ?? null, stream: undefined };
    return this.#readAt(entry.offset, number);
  }

  /** The unpacked content of a stream. */
  content(value: PdfValue | undefined): Buffer | undefined {
    const object = isRef(value) ? this.object(value.object) : undefined;
    if (object?.stream === undefined || !(object.value instanceof Map)) return undefined;
    return this.#unpack(object.value, object.stream);
  }

  /** Reads the head of every object once; a place of the cross-reference where something else stands is a fault. */
  checkObjects(): void {
    for (const [number, entry] of this.#entries) {
      if (entry.kind === 'at') this.#headAt(entry.offset, number);
      else if (entry.kind === 'in' && this.#packed(entry.stream).length <= entry.index) throw new PdfFault(`object ${number} is missing`);
    }
  }

  #readSections(): PdfDict {
    const tail = this.bytes.toString('latin1', Math.max(0, this.bytes.length - 2048));
    const starts = [...tail.matchAll(/startxref[\0\t\n\f\r ]+(\d{1,15})[\0\t\n\f\r ]+%%EOF/g)];
    const start = starts.at(-1)?.[1];
    if (start === undefined) throw new PdfFault('its end is missing');
    let newest: PdfDict | undefined;
    const seen = new Set<number>();
    for (let next: number | undefined = Number(start); next !== undefined;) {
      if (seen.has(next) || seen.size >= maxSections) throw new PdfFault('its sections lead in a circle');
      seen.add(next);
      const trailer = this.#readSection(next);
      newest ??= trailer;
      // Of a file for old readers: the section's objects that those cannot read.
      const hybrid = trailer.get('XRefStm');
      if (typeof hybrid === 'number') this.#readSection(hybrid);
      const previous = trailer.get('Prev');
      next = typeof previous === 'number' ? previous : undefined;
    }
    if (!newest) throw new PdfFault('it has no cross-reference');
    return newest;
  }

  #readSection(at: number): PdfDict {
    const scanner = new PdfScanner(this.bytes, at);
    return scanner.takes('xref') ? this.#readTable(scanner) : this.#readXrefStream(at);
  }

  #readTable(scanner: PdfScanner): PdfDict {
    while (!scanner.takes('trailer')) {
      const first = scanner.integer();
      const count = scanner.integer();
      for (let index = 0; index < count; index += 1) {
        const offset = scanner.integer();
        const generation = scanner.integer();
        const kind = scanner.word();
        if (kind !== 'n' && kind !== 'f') throw new PdfFault('its cross-reference is damaged');
        this.#enter(first + index, kind === 'n' ? { kind: 'at', offset, generation } : { kind: 'free' });
      }
    }
    const trailer = scanner.value();
    if (!(trailer instanceof Map)) throw new PdfFault('its trailer is damaged');
    return trailer;
  }

  /** The newest section is read first, so an object that is known stays as it is. */
  #enter(number: number, entry: Entry): void {
    if (this.#entries.has(number)) return;
    if (this.#entries.size >= maxObjects) throw new PdfLimit('it has too many objects');
    this.#entries.set(number, entry);
  }

  #readXrefStream(at: number): PdfDict {
    const { value: dict, stream } = this.#readAt(at, undefined);
    if (!(dict instanceof Map) || stream === undefined || !isName(dict.get('Type'), 'XRef'))
      throw new PdfFault('it has no cross-reference');
    const widths = numbersIn(dict.get('W'));
    const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
    if (widths.length !== 3 || widths.some((width) => width > 8)) throw new PdfFault('its cross-reference is damaged');
    const index = dict.has('Index') ? numbersIn(dict.get('Index')) : [0, Number(dict.get('Size'))];
    const rows = this.#unpack(dict, stream);
    let place = 0;
    const field = (width: number): number => {
      let value = 0;
      for (let byte = 0; byte < width; byte += 1) value = value * 256 + (rows[place + byte] ?? 0);
      place += width;
      return value;
    };
    for (let part = 0; part + 1 < index.length; part += 2) {
      const [first = 0, count = 0] = index.slice(part, part + 2);
      for (let row = 0; row < count; row += 1) {
        if (place + kindWidth + secondWidth + thirdWidth > rows.length) throw new PdfFault('its cross-reference is too short');
        const kind = kindWidth === 0 ? 1 : field(kindWidth);
        this.#enter(first + row, entryOf(kind, field(secondWidth), field(thirdWidth)));
      }
    }
    return dict;
  }

  #headAt(offset: number, number: number | undefined): PdfScanner {
    const scanner = new PdfScanner(this.bytes, offset);
    const found = scanner.integer();
    scanner.integer();
    if (!scanner.takes('obj') || (number !== undefined && found !== number))
      throw new PdfFault(`object ${number ?? found} is not where it should be`);
    return scanner;
  }

  #readAt(offset: number, number: number | undefined): PdfObject {
    const scanner = this.#headAt(offset, number);
    const value = scanner.value();
    if (!scanner.takes('stream')) return { value, stream: undefined };
    const { at } = scanner;
    return { value, stream: at + (this.bytes[at] === 13 && this.bytes[at + 1] === 10 ? 2 : 1) };
  }

  #packed(stream: number): PdfValue[] {
    const known = this.#unpacked.get(stream);
    if (known) return known;
    const entry = this.#entries.get(stream);
    if (entry?.kind !== 'at') throw new PdfFault('a stream of objects is missing');
    const { value: dict, stream: start } = this.#readAt(entry.offset, stream);
    if (!(dict instanceof Map) || start === undefined || !isName(dict.get('Type'), 'ObjStm'))
      throw new PdfFault('a stream of objects is damaged');
    const values = valuesIn(this.#unpack(dict, start), { count: Number(dict.get('N')), first: Number(dict.get('First')) });
    this.#unpacked.set(stream, values);
    return values;
  }

  #unpack(dict: PdfDict, start: number): Buffer {
    const length = this.follow(dict.get('Length'));
    if (typeof length !== 'number' || start + length > this.bytes.length) throw new PdfFault('a stream has no length');
    const raw = this.bytes.subarray(start, start + length);
    const content = unpackStream(raw, dict);
    this.#unpackedBytes += content.length;
    if (this.#unpackedBytes > maxUnpacked) throw new PdfLimit('its streams unpack to too much');
    return content;
  }
}

function entryOf(kind: number, second: number, third: number): Entry {
  if (kind === 1) return { kind: 'at', offset: second, generation: third };
  return kind === 2 ? { kind: 'in', stream: second, index: third } : { kind: 'free' };
}

function numbersIn(value: PdfValue | undefined): number[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((one) => (typeof one === 'number' && one >= 0 && Number.isSafeInteger(one) ? one : Number.NaN))
    .filter((one) => !Number.isNaN(one));
}

function valuesIn(content: Buffer, { count, first }: { count: number; first: number }): PdfValue[] {
  if (!Number.isSafeInteger(count) || !Number.isSafeInteger(first) || count > maxObjects)
    throw new PdfFault('a stream of objects is damaged');
  const heads = new PdfScanner(content, 0);
  const places = Array.from({ length: count }, () => {
    heads.integer();
    return first + heads.integer();
  });
  return places.map((place) => new PdfScanner(content, place).value());
}
