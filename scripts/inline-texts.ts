import { isNode, isObject, syntaxOf, type Node } from './check/syntax.ts';

/** Texts that stand in code beside each other in both languages, not in a file of texts. */
export interface InlineTexts {
  line: number;
  en: readonly string[];
  no: readonly string[];
}

/** The objects of a file that have words under `en` and `no`: titles, labels, help. */
export function inlineTextsOf(path: string, source: string): InlineTexts[] {
  const { nodes, lineOf } = syntaxOf(path, source);
  return nodes.flatMap((node) => {
    const [en, no] = [stringsIn(valueOf(node, 'en')), stringsIn(valueOf(node, 'no'))];
    return en.length > 0 && no.length > 0 ? { line: lineOf(node), en, no } : [];
  });
}

/** The other sentences of a file of written content, by their lines: of pairs that are told apart by their order, of documents in one language. */
export function otherTextsOf(path: string, source: string): { line: number; text: string }[] {
  const { nodes, lineOf } = syntaxOf(path, source);
  const shown = new Set(nodes.flatMap((node) => (valueOf(node, 'en') && valueOf(node, 'no') ? textNodesIn(node) : [])));
  const all = nodes.filter((node) => textOf(node)?.includes(' ') && !shown.has(node));
  return all.map((node) => ({ line: lineOf(node), text: textOf(node) ?? '' }));
}

function valueOf({ type, properties }: Node, language: 'en' | 'no'): unknown {
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return undefined;
  // Properties have no span, and so are no nodes.
  return properties.filter(isObject).find(({ key }) => isObject(key) && key['value'] === language)?.['value'];
}

const stringsIn = (value: unknown): string[] => textNodesIn(value).flatMap((node) => textOf(node)?.trim() || []);

/** What is written in a value, without the names of properties. */
function textNodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(textNodesIn);
  if (isNode(value) && textOf(value) !== undefined) return [value];
  return Object.entries(isObject(value) ? value : {}).flatMap(([member, child]) => (member === 'key' ? [] : textNodesIn(child)));
}

function textOf({ type, value, cooked }: Node): string | undefined {
  if (type === 'StringLiteral') return String(value);
  return type === 'TemplateElement' ? String(cooked) : undefined;
}
