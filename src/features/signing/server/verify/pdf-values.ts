// The values of PDF (ISO 32000-1, 7.3), read without any library: what the verifier finds must not depend on the code that seals.

export interface PdfName {
  name: string;
}

export interface PdfRef {
  object: number;
  generation: number;
}

export type PdfDict = Map<string, PdfValue>;
/** Strings are buffers. */
export type PdfValue = null | boolean | number | Buffer | PdfName | PdfRef | PdfValue[] | PdfDict;

/** The file is not as PDF says it must be. */
export class PdfFault extends Error {
  override name = 'PdfFault';
}

/** The file is beyond a limit that no honest file reaches. */
export class PdfLimit extends PdfFault {
  override name = 'PdfLimit';
}

const space: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32]);
const delimiters: ReadonlySet<number> = new Set(Buffer.from('()<>[]{}/%'));
const deepest = 64;

export function isName(value: PdfValue | undefined, name: string): boolean {
  return value !== null && typeof value === 'object' && 'name' in value && value.name === name;
}

export function isRef(value: PdfValue | undefined): value is PdfRef {
  return value !== null && typeof value === 'object' && 'object' in value;
}

/** Reads values from some place on. */
export class PdfScanner {
  readonly bytes: Buffer;
  at: number;
  readonly end: number;

  constructor(bytes: Buffer, at: number, end = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
    if (!Number.isSafeInteger(at) || at < 0 || at >= end) throw new PdfFault('a place outside the file');
  }

  skipSpace(): void {
    while (this.at < this.end) {
      const byte = this.#peek();
      if (byte === 0x25) this.#skipComment();
      else if (space.has(byte)) this.at += 1;
      else return;
    }
  }

  /** A run of letters or digits. */
  word(): string {
    this.skipSpace();
    const start = this.at;
    while (this.at < this.end && !space.has(this.#peek()) && !delimiters.has(this.#peek())) this.at += 1;
    return this.bytes.toString('latin1', start, this.at);
  }

  integer(): number {
    const word = this.word();
    if (!/^\+?\d{1,15}$/.test(word)) throw new PdfFault('a number is missing');
    return Number(word);
  }

  /** Whether this word comes next, which is then passed. */
  takes(word: string): boolean {
    this.skipSpace();
    if (this.bytes.toString('latin1', this.at, this.at + word.length) !== word) return false;
    this.at += word.length;
    return true;
  }

  value(depth = 0): PdfValue {
    if (depth > deepest) throw new PdfLimit('values lie too deep');
    this.skipSpace();
    if (this.at >= this.end) throw new PdfFault('a value is missing');
    if (this.takes('<<')) return this.#dict(depth);
    const byte = this.#peek();
    if (byte === 0x2f) return this.#name();
    if (byte === 0x28) return this.#string();
    if (byte === 0x3c) return this.#hex();
    if (byte === 0x5b) return this.#array(depth);
    return this.#plain();
  }

  #peek(): number {
    return this.bytes[this.at] ?? 0;
  }

  #skipComment(): void {
    while (this.at < this.end && this.#peek() !== 10 && this.#peek() !== 13) this.at += 1;
  }

  #dict(depth: number): PdfDict {
    const dict: PdfDict = new Map();
    while (!this.takes('>>')) {
      if (this.at >= this.end || this.#peek() !== 0x2f) throw new PdfFault('a dictionary is damaged');
      const { name } = this.#name();
      const value = this.value(depth + 1);
      // A name that stands twice is read differently by different readers.
      if (dict.has(name)) throw new PdfFault('a name stands twice in a dictionary');
      dict.set(name, value);
    }
    return dict;
  }

  #array(depth: number): PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    while (!this.takes(']')) values.push(this.value(depth + 1));
    return values;
  }

  #name(): PdfName {
    this.at += 1;
    const start = this.at;
    while (this.at < this.end && !space.has(this.#peek()) && !delimiters.has(this.#peek())) this.at += 1;
    const written = this.bytes.toString('latin1', start, this.at);
    return { name: written.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) };
  }

  #hex(): Buffer {
    const close = this.bytes.indexOf('>', this.at);
    if (close < 0 || close >= this.end) throw new PdfFault('a string has no end');
    const written = this.bytes.toString('latin1', this.at + 1, close).replaceAll(/[\0\t\n\f\r ]/g, '');
    this.at = close + 1;
    if (!/^[0-9a-fA-F]*$/.test(written)) throw new PdfFault('a hexadecimal string is damaged');
    return Buffer.from(written.length % 2 === 0 ? written : `${written}0`, 'hex');
  }

  /** What is between balanced brackets; only its length matters here, so escapes stay as they are written. */
  #string(): Buffer {
    const start = this.at + 1;
    for (let open = 0; this.at < this.end; this.at += 1) {
      const byte = this.#peek();
      if (byte === 0x5c) this.at += 1;
      else if (byte === 0x28) open += 1;
      else if (byte === 0x29) open -= 1;
      if (byte === 0x29 && open === 0) {
        this.at += 1;
        return this.bytes.subarray(start, this.at - 1);
      }
    }
    throw new PdfFault('a string has no end');
  }

  #plain(): PdfValue {
    const word = this.word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) throw new PdfFault('a value is damaged');
    return this.#reference(word) ?? Number(word);
  }

  /** `12 0 R`, when the number that was read begins one. */
  #reference(word: string): PdfRef | undefined {
    if (!/^\d{1,10}$/.test(word)) return undefined;
    const rest = /^[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/.exec(
      this.bytes.toString('latin1', this.at, this.at + 24),
    );
    if (!rest) return undefined;
    this.at += rest[0].length;
    return { object: Number(word), generation: Number(rest[1]) };
  }
}
