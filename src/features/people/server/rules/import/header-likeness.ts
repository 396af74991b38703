import { importFields, type ImportField } from '../../../contract/entities-import.ts';
import { headerTurns, headerWords } from './header-words.ts';
import { folding, likeness } from './likeness.ts';

/** A text in the forms in which two are compared. */
interface Wording {
  compact: string;
  words: readonly string[];
  /** The words in order of the alphabet. */
  sorted: string;
  /** How often each letter occurs; texts that differ much here differ much anywhere. */
  letters: Uint8Array;
}

interface Phrase extends Wording {
  field: ImportField;
  /** How surely the phrase means its field. */
  weight: number;
}

/** No heading is longer; what is, is a sentence or a value. */
const longestHeading = 60;

const phrases: Phrase[] = importFields.flatMap((field) =>
  headerWords[field]
    .split(/,\s+/)
    .map((entry) => ({ field, weight: entry.startsWith('?') ? 0.65 : 1, ...wordingOf(folding(entry.replace(/^\?/, ''))) })),
);

/** How much a heading looks like each field, from 0 to 1; fields that it does not look like are left out. */
export function headerLikeness(heading: string): Map<ImportField, number> {
  const whole = folding(heading);
  const found = new Map<ImportField, number>();
  if (whole === '' || heading.length > longestHeading || heading.includes('@')) return found;
  // What stands in brackets or after a colon explains the heading: "Startdato (dd.mm.åååå)".
  const short = folding(heading.replace(/[(:[*].*$/, '')) || whole;
  const wordings = [...new Set([short, whole])].map(wordingOf);
  const turns = headerTurns.filter(({ words }) => words.test(whole));
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
  // Where a heading is the very word for one field, it is no slip of the keyboard for another.
  const exact = [...found.values()].includes(1);
  return new Map(
    [...found].map(([field, alike]) => [field, exact && alike < 1 ? alike / 2 : alike] as const).filter(([, alike]) => alike >= 0.3),
  );
}

function phraseLikeness(heading: Wording, phrase: Phrase): number {
  if (heading.compact === phrase.compact) return phrase.weight;
  if (phrase.words.length > 1 && heading.sorted === phrase.sorted) return 0.97 * phrase.weight;
  // Short words such as `nr`, `by` or `til` are found inside too many others.
  if (phrase.compact.length < 4) return 0;
  return Math.max(containment(heading, phrase), nearness(heading, phrase)) * phrase.weight;
}

/** Small slips of the keyboard are forgiven; texts that cannot be alike are not even compared. */
function nearness(left: Wording, right: Wording): number {
  const longest = Math.max(left.compact.length, right.compact.length);
  const allowed = longest * 0.2;
  if (Math.min(left.compact.length, right.compact.length) < 5 || Math.abs(left.compact.length - right.compact.length) > allowed) return 0;
  let apart = 0;
  for (let letter = 0; letter < left.letters.length; letter++)
    apart += Math.abs((left.letters[letter] ?? 0) - (right.letters[letter] ?? 0));
  if (apart > allowed * 2) return 0;
  const alike = likeness(left.compact, right.compact);
  return alike >= 0.8 ? alike * 0.95 : 0;
}

/** The heading holds all words of the phrase and some others: `Ansattes fornavn`. */
function containment(heading: Wording, phrase: Phrase): number {
  if (!phrase.words.every((word) => heading.words.includes(word))) return 0;
  return 0.55 + (0.35 * phrase.words.length) / heading.words.length;
}

function wordingOf(folded: string): Wording {
  const words = folded.split(' ');
  const letters = new Uint8Array(32);
  for (const letter of folded) if (letter !== ' ') letters[letter.charCodeAt(0) % 32] = (letters[letter.charCodeAt(0) % 32] ?? 0) + 1;
  return { compact: words.join(''), words, sorted: words.toSorted().join(' '), letters };
}
