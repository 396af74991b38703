export interface SplitName {
  firstName: string;
  lastName: string;
}

// Particles that belong to the last name that follows them.
const particles: ReadonlySet<string> = new Set(
  "van von der den de del della di da das dos do du la le les el al ter ten te zu zur zum af av på fra til bin ibn bint abu mac mc st st. 't ‘t ’t".split(
    ' ',
  ),
);

/** Splits a full name: `Hansen, Kari Anne`, or `Kari Anne Hansen`, where the last word and the particles before it are the last name. */
export function splitName(text: string): SplitName {
  const comma = text.indexOf(',');
  if (comma > 0) return { firstName: text.slice(comma + 1).trim(), lastName: text.slice(0, comma).trim() };
  const words = text.split(' ').filter((word) => word !== '');
  if (words.length < 2) return { firstName: text, lastName: '' };
  const lastOfFirst = words.slice(0, -1).findLastIndex((word) => !particles.has(word.toLowerCase()));
  const start = Math.max(1, lastOfFirst + 1);
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}

/** True when most names are in capitals, as payroll systems print them, so their case carries no information. */
export function areCapitals(names: readonly string[]): boolean {
  const long = names.filter((name) => name.replace(/\P{L}/gu, '').length > 3);
  return long.length > 0 && long.filter((name) => name === name.toUpperCase()).length >= long.length * 0.8;
}

/** `KARI ÅSE HANSEN-MOE` as `Kari Åse Hansen-Moe`; a name with lower-case letters stays unchanged. */
export function spelled(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) =>
      index > 0 && particles.has(word) ? word : word.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}
