import { parseSync } from '@swc/core';

export interface Finding {
  line: number;
  problem: string;
}

/** A node of the parsed file; only the members used by rules are typed. */
export interface Node {
  type: string;
  span: { start: number; end: number };
  /** The first line of the innermost statement, member or property around the node. */
  statementLine: number;
  [member: string]: unknown;
}

export interface Syntax {
  lines: readonly string[];
  nodes: readonly Node[];
  /** The statements at the top level of the file. */
  statements: readonly Node[];
  lineOf: (node: Node) => number;
  textOf: (node: Node) => string;
  /** True when a comment is on the node's line, or directly above it or its statement. */
  hasReason: (node: Node) => boolean;
}

const statement = /Statement$|Declaration$|^ClassMethod$|^ClassProperty$|^KeyValueProperty$|^MethodProperty$|^TsPropertySignature$/;
const comment = /^\s*(?:\/\/|\*|\/\*)|^\s*\{\/\*/;

/** Parses one TypeScript file and lists its nodes, outermost first. */
export function syntaxOf(path: string, source: string): Syntax {
  const bytes = Buffer.from(source);
  const lines = source.split('\n');
  const starts = lineStarts(bytes);
  const nodes: Node[] = [];
  const lineOf = (node: Node) => lineAt(starts, node.span.start - 1);
  const visit = (value: unknown, statementLine: number): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, statementLine));
    if (!isNode(value)) return Object.values(isObject(value) ? value : {}).forEach((item) => visit(item, statementLine));
    value.statementLine = statement.test(value.type) ? lineOf(value) : statementLine;
    nodes.push(value);
    for (const [member, child] of Object.entries(value)) if (member !== 'span') visit(child, value.statementLine);
  };
  const { body } = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' });
  visit(body, 1);
  const above = (line: number) => comment.test(lines[line - 2] ?? '');
  return {
    lines,
    nodes,
    statements: nodesIn(body),
    lineOf,
    textOf: (node) => bytes.subarray(node.span.start - 1, node.span.end - 1).toString(),
    hasReason: (node) => /\/\/ |\/\*/.test(lines[lineOf(node) - 1] ?? '') || above(lineOf(node)) || above(node.statementLine),
  };
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
export const isNode = (value: unknown): value is Node => isObject(value) && typeof value['type'] === 'string' && isObject(value['span']);

/** The nodes of a list, such as the declarators of a declaration. */
export const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function lineStarts(bytes: Buffer): number[] {
  const starts = [0];
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) starts.push(at + 1);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    // Within the bounds of the search, so it exists.
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
