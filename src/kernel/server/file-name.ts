const longest = 180;
// Path separators, characters that Windows forbids, control characters, and direction marks that can disguise a file extension.
const forbidden = /[\p{Cc}\p{Cn}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff/\\:*?"<>|]+/gu;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A file name that is safe on every system and in every header; letters of any alphabet are kept. */
export function safeFileName(name: string): string {
  const flat = name.toWellFormed().normalize('NFC').replace(forbidden, ' ').replace(/\s+/g, ' ');
  const trimmed = flat.replace(/^[. ]+|[. ]+$/g, '').replace(reserved, '$&_');
  return shortened(trimmed) || 'file';
}

/** A file name with title and date: `People-2026-11-21.xlsx`. */
export function datedFileName(title: string, day: string, ending: string): string {
  return safeFileName(`${safeFileName(title).replace(/[\s.]+/g, '-')}-${day}.${ending}`);
}

function shortened(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= longest) return name;
  const ending = /\.[^. ]{1,10}$/.exec(name)?.[0] ?? '';
  return (
    characters
      .slice(0, longest - ending.length)
      .join('')
      .replace(/[. ]+$/, '') + ending
  );
}
