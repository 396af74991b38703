/**
 * The draw (lottery.10 to 13), for the server and for "check it yourself" in the browser alike; `docs/check-a-lottery.md` says the same without
 * the product. It uses what both have: WebCrypto.
 */

/** A contestant and how many tickets they began with. */
export interface Tickets {
  contestantId: string;
  tickets: number;
}

/** One ticket: the contestant, and which of theirs, from 1. */
export interface Ticket {
  contestantId: string;
  ticket: number;
}

/** What a draw was made from: the number of the draw in its game, from 1, and the number of the drawer's browser. */
export interface DrawInput {
  number: number;
  nonce: string;
}

const encoder = new TextEncoder();
const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const wordBytes = 4;
const words = 2 ** 32;

/** The list of tickets as it is committed to: a line for each contestant in the order of the game, with the id and the number of tickets. */
export function ticketList(contestants: readonly Tickets[]): string {
  return contestants.map(({ contestantId, tickets }) => `${contestantId} ${tickets}\n`).join('');
}

/** SHA-256 of the secret (64 hexadecimal digits) and the ticket list, in hexadecimal: binds both before the first draw. */
export async function commitmentOf(secret: string, contestants: readonly Tickets[]): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(`${secret}\n${ticketList(contestants)}`)));
}

/** The tickets that are left, in the order of the contestants. */
export function ticketsLeft(contestants: readonly Tickets[], drawn: readonly Ticket[]): Ticket[] {
  const gone = new Set(drawn.map(({ contestantId, ticket }) => `${contestantId} ${ticket}`));
  return contestants.flatMap(({ contestantId, tickets }) =>
    Array.from({ length: tickets }, (_unused, place) => ({ contestantId, ticket: place + 1 })).filter(
      ({ ticket }) => !gone.has(`${contestantId} ${ticket}`),
    ),
  );
}

/** The ticket that a draw takes of those left; throws when none is left. */
export async function drawTicket(key: DrawKey, draw: DrawInput, left: readonly Ticket[]): Promise<Ticket> {
  const ticket = left[await placeOf(key, draw, left.length)];
  if (!ticket) throw new Error('No ticket is left');
  return ticket;
}

export type DrawKey = Awaited<ReturnType<typeof drawKey>>;

/** The key of all draws of a game. */
export function drawKey(secret: string) {
  return crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** A place below `count`, each as likely as the others: words of HMAC-SHA-256 above the last multiple of `count` are passed over. NaN below nothing. */
export async function placeOf(key: DrawKey, { number, nonce }: DrawInput, count: number): Promise<number> {
  if (count === 0) return NaN;
  const limit = words - (words % count);
  for (let round = 0; ; round += 1) {
    const bytes = new DataView(await crypto.subtle.sign('HMAC', key, encoder.encode(`${number} ${nonce} ${round}`)));
    for (let at = 0; at < bytes.byteLength; at += wordBytes) {
      const word = bytes.getUint32(at);
      if (word < limit) return word % count;
    }
  }
}

/** What was published of a game that is finished. */
export interface RevealedGame {
  commitment: string;
  secret: string;
  contestants: readonly Tickets[];
  draws: readonly (DrawInput & Ticket)[];
}

/** Whether the secret is the one committed to, and for each draw whether it took the ticket that it had to take. */
export async function checkGame({
  commitment,
  secret,
  contestants,
  draws,
}: RevealedGame): Promise<{ isCommitted: boolean; draws: boolean[] }> {
  const key = await drawKey(secret);
  const checked: boolean[] = [];
  for (const [place, draw] of draws.entries()) {
    const left = ticketsLeft(contestants, draws.slice(0, place));
    const taken = left.length > 0 ? await drawTicket(key, draw, left) : undefined;
    checked.push(draw.number === place + 1 && taken?.contestantId === draw.contestantId && taken.ticket === draw.ticket);
  }
  return { isCommitted: (await commitmentOf(secret, contestants)) === commitment, draws: checked };
}
