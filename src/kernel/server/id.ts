import { randomFillSync } from 'node:crypto';

// Of the process: the ids that it makes sort in the order they were made.
let lastMillisecond = 0;
let counter = 0;
// Random bytes are fetched in bulk, because fetching a few at a time costs more than the rest of an id.
const random = new Uint8Array(4096);
let used = random.length;

/** A new UUIDv7. Ids made by one process sort in creation order, also within one millisecond and when the clock steps back. */
export function newId(): string {
  const bytes = randomBytes16();
  const view = new DataView(bytes.buffer);
  tick(view.getUint16(6));
  view.setUint16(0, Math.floor(lastMillisecond / 2 ** 32));
  view.setUint32(2, lastMillisecond % 2 ** 32);
  view.setUint16(6, 0x7000 | counter);
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f));
  return written(bytes);
}

function randomBytes16(): Uint8Array<ArrayBuffer> {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += 16;
  return random.slice(used - 16, used);
}

/** RFC 9562 § 6.2, method 1: a 12-bit counter with a low random start that overflows into the next millisecond. */
function tick(start: number): void {
  // Ids must never decrease, but the product's clock may be set back, so they use the machine's clock.
  const now = Date.now();
  if (now > lastMillisecond) {
    lastMillisecond = now;
    counter = start & 0x3ff;
    return;
  }
  counter += 1;
  if (counter > 0xfff) {
    lastMillisecond += 1;
    counter = start & 0x3ff;
  }
}

function written(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
