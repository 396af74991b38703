/** Counties by the first two digits of a municipality's number, as of 2024. */
const provinces: Readonly<Record<string, string>> = {
  '03': 'Oslo',
  '11': 'Rogaland',
  '15': 'Møre og Romsdal',
  '18': 'Nordland',
  '21': 'Svalbard',
  '31': 'Østfold',
  '32': 'Akershus',
  '33': 'Buskerud',
  '34': 'Innlandet',
  '39': 'Vestfold',
  '40': 'Telemark',
  '42': 'Agder',
  '46': 'Vestland',
  '50': 'Trøndelag',
  '55': 'Troms',
  '56': 'Finnmark',
};

const smallWords: ReadonlySet<string> = new Set(['i', 'på', 'og', 'ved', 'under']);

/** The county of a municipality; null for obsolete numbers and addresses abroad. */
export function provinceOf(municipality: string): string | null {
  return /^\d{4}$/u.test(municipality) ? (provinces[municipality.slice(0, 2)] ?? null) : null;
}

/** The register writes towns in capitals; "MO I RANA" becomes "Mo i Rana". */
export function townName(town: string): string {
  if (town !== town.toUpperCase()) return town;
  const word = (text: string) => (smallWords.has(text) ? text : text.replace(/^\p{L}|(?<=[-/])\p{L}/gu, (letter) => letter.toUpperCase()));
  return town.trim().toLowerCase().split(/\s+/u).map(word).join(' ');
}

/** Street and second line from the register's address lines; a line "c/o …" is the street only when it is the only one. */
export function streetLines(lines: readonly (string | null)[]): { street: string; second: string } {
  const written = lines.map((line) => line?.trim() ?? '').filter(Boolean);
  const isCareOf = (line: string) => /^c\/o\b/iu.test(line);
  const [street = '', ...rest] = written.toSorted((a, b) => Number(isCareOf(a)) - Number(isCareOf(b)));
  return { street, second: rest.join(', ') };
}
