import { isObject, nodesIn, syntaxOf } from '../check/syntax.ts';
import { mutantOf, type Mutant } from './mutant.ts';

type Change = [pattern: RegExp, replacement: (match: string) => string];

/** The mutations of SQL, each at one place. Patterns match only the replaced text. */
const changes: readonly Change[] = [
  // Spaces around it, because JSON and array operators contain these characters.
  [/(?<= )(?:<=?|>=?)(?= )/g, (sign) => (sign.endsWith('=') ? sign.slice(0, -1) : `${sign}=`)],
  [/(?<!\bbetween \S+ )\band\b/g, () => 'or'],
  [/\bor\b(?! replace\b)/g, () => 'and'],
  [/\bis not null\b/g, () => 'is null'],
  [/\bis null\b/g, () => 'is not null'],
  [/\bnot exists\b/g, () => 'exists'],
  [/\blimit (?=\d|\$)/g, () => 'limit 1000000 + '],
  [/(?<=\binterval ')\d+/g, (count) => String(Number(count) + 1)],
  [/(?<=\bmake_interval\(\w+ => )/g, () => '1 + '],
  [/\bdistinct (?!from\b|on\b)/g, () => ''],
  [/(?<= )desc\b/g, () => 'asc'],
];

/** Every mutant of the `sql` templates of a module. */
export function sqlMutants(path: string, source: string): Mutant[] {
  return sqlTexts(path, source).flatMap(({ start, text }) =>
    changes.flatMap(([pattern, replacement]) =>
      [...text.matchAll(pattern)].map(({ index, 0: match }) =>
        mutantOf(path, source, [start + index, start + index + match.length], replacement(match)),
      ),
    ),
  );
}

/** The text and offset of each `sql` template, with each value replaced by the same number of characters. */
function sqlTexts(path: string, source: string): { start: number; text: string }[] {
  const { nodes } = syntaxOf(path, source);
  const templates = nodes.filter(({ type, tag }) => type === 'TaggedTemplateExpression' && isObject(tag) && tag['value'] === 'sql');
  const bytes = Buffer.from(source);
  const characters = (end: number, start = 0) => bytes.subarray(start, end).toString();
  return templates.map(({ template }) => {
    const spans = nodesIn(isObject(template) ? template['quasis'] : []).map(({ span }) => ({ start: span.start - 1, end: span.end - 1 }));
    const parts = spans.map(({ start, end }, index) => {
      const value = characters(start, spans[index - 1]?.end ?? start);
      return '$'.repeat(value.length) + characters(end, start);
    });
    return { start: characters(spans[0]?.start ?? 0).length, text: parts.join('') };
  });
}
