import { randomFillSync } from 'node:crypto';

// Of the process: the ids that it makes sort in the order they were made.
let lastMillisecond = 0;
let counter = 0;
// Asking for a few bytes at a time costs more than the rest of an id.
const random = new Uint8Array(4096);
let used = random.length;

/** A new UUIDv7. Ids made by one process sort in the order they were made, also within one millisecond and when the clock steps back. */
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

/** RFC 9562 § 6.2, method 1: a 12-bit counter that starts low at random and runs over into the next millisecond. */
function tick(start: number): void {
  // Ids only grow while the product's clock may be moved back and forth, so they follow the machine's.
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
