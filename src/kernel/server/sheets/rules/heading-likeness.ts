import { folding, likeness } from './likeness.ts';

/** The normalised forms of a text that are compared. */
interface Wording {
  compact: string;
  words: readonly string[];
  /** The words in alphabetical order. */
  sorted: string;
  /** How often each letter occurs; texts that differ much in this cannot be similar. */
  letters: Uint8Array;
}

interface Phrase<Field> extends Wording {
  field: Field;
  /** The certainty that the phrase means its field. */
  weight: number;
}

/** A longer text is a sentence or a value, not a heading. */
const longestHeading = 60;

/** How headings name the fields of a kind of list. */
export interface HeadingWords<Field extends string> {
  /** The fields in natural order. */
  fields: readonly Field[];
  /** Common headings of each field in both languages, separated by commas; `?` marks words with less certainty. */
  words: Readonly<Record<Field, string>>;
  /** Words in a heading that indicate some fields and exclude all others, in folded form. */
  turns: readonly { words: RegExp; towards: readonly Field[] }[];
}

/** The similarity of a heading to each field, from 0 to 1; fields without similarity are omitted. */
export type HeadingLikeness<Field extends string> = (heading: string) => Map<Field, number>;

/** Prepares the headings of a kind of list for comparison. */
export function headingLikeness<Field extends string>({ fields, words, turns }: HeadingWords<Field>): HeadingLikeness<Field> {
  const phrases = fields.flatMap((field) =>
    words[field].split(/,\s+/).map((entry): Phrase<Field> => ({
      field,
      weight: entry.startsWith('?') ? 0.65 : 1,
      ...wordingOf(folding(entry.replace(/^\?/, ''))),
    })),
  );
  return (heading) => likenessOf(heading, phrases, turns);
}

function likenessOf<Field extends string>(
  heading: string,
  phrases: readonly Phrase<Field>[],
  headingTurns: HeadingWords<Field>['turns'],
): Map<Field, number> {
  const whole = folding(heading);
  const found = new Map<Field, number>();
  if (whole === '' || heading.length > longestHeading || heading.includes('@')) return found;
  // Text in brackets or after a colon explains the heading: "Startdato (dd.mm.åååå)".
  const short = folding(heading.replace(/[(:[*].*$/, '')) || whole;
  const wordings = [...new Set([short, whole])].map(wordingOf);
  const turns = headingTurns.filter(({ words }) => words.test(whole));
  for (const phrase of phrases) {
    const near = Math.max(...wordings.map((wording) => phraseLikeness(wording, phrase)));
    if (near < 0.3) continue;
    const alike =
      near === 1
        ? 1
        : turns.reduce(
            (factor, { towards }) => (towards.includes(phrase.field) ? factor : factor * (towards.length === 0 ? 0 : 0.45)),
            near,
          );
    if (alike > (found.get(phrase.field) ?? 0)) found.set(phrase.field, alike);
  }
  // An exact match for one field is no misspelling of another.
  const exact = [...found.values()].includes(1);
  return new Map(
    [...found].map(([field, alike]) => [field, exact && alike < 1 ? alike / 2 : alike] as const).filter(([, alike]) => alike >= 0.3),
  );
}

function phraseLikeness(heading: Wording, phrase: Phrase<string>): number {
  if (heading.compact === phrase.compact) return phrase.weight;
  if (phrase.words.length > 1 && heading.sorted === phrase.sorted) return 0.97 * phrase.weight;
  // Short words such as `nr`, `by` or `til` occur inside too many others.
  if (phrase.compact.length < 4) return 0;
  return Math.max(containment(heading, phrase), nearness(heading, phrase)) * phrase.weight;
}

/** Tolerates small typing errors; texts that cannot be similar are not compared. */
function nearness(left: Wording, right: Wording): number {
  const longest = Math.max(left.compact.length, right.compact.length);
  const allowed = longest * 0.2;
  if (Math.min(left.compact.length, right.compact.length) < 5 || Math.abs(left.compact.length - right.compact.length) > allowed) return 0;
  const apart = left.letters.reduce((sum, count, letter) => sum + Math.abs(count - (right.letters[letter] ?? 0)), 0);
  if (apart > allowed * 2) return 0;
  const alike = likeness(left.compact, right.compact);
  return alike >= 0.8 ? alike * 0.95 : 0;
}

/** The heading contains all words of the phrase and others: `Ansattes fornavn`. */
function containment(heading: Wording, phrase: Phrase<string>): number {
  if (!phrase.words.every((word) => heading.words.includes(word))) return 0;
  return 0.55 + (0.35 * phrase.words.length) / heading.words.length;
}

function wordingOf(folded: string): Wording {
  const words = folded.split(' ');
  const compact = words.join('');
  const places = [...compact].map((letter) => letter.charCodeAt(0) % 32);
  const letters = Uint8Array.from({ length: 32 }, (_unused, place) => places.filter((each) => each === place).length);
  return { compact, words, sorted: words.toSorted().join(' '), letters };
}
