import { isObject, nodesIn, type Finding, type Node, type Syntax } from './syntax.ts';

/**
 * What a server room keeps outside every function would be shared by all compositions of a process: lists and maps there are constants that
 * say so by their type, or caches and queues of the process that say so in a comment. What a page keeps so lives as long as the page, and
 * says it too. A feature's modules do nothing when they are imported on the server; only what a thread runs is a program.
 */
export function stateFindings(path: string, syntax: Syntax): Finding[] {
  const room = rooms.find(({ paths }) => paths.test(path));
  if (!room) return [];
  const kept = syntax.statements.flatMap((statement) =>
    declaratorsOf(statement).filter((declarator) => isState(statement, declarator, syntax) && !saysWhose(declarator, syntax, room.whose)),
  );
  const done = idleRooms.test(path) && !path.endsWith('-thread.ts') ? syntax.statements.filter(isExpression) : [];
  return [
    ...kept.map((node) => ({
      line: syntax.lineOf(node),
      problem: `a list or map outside functions is typed as constant (\`ReadonlyMap\`); its comment, or a variable's, says ${room.says}`,
    })),
    ...done.map((node) => ({ line: syntax.lineOf(node), problem: 'importing does nothing: give it to `serve` as a contribution' })),
  ];
}

const rooms = [
  {
    paths: /^src\/(?:features\/[^/]+|kernel|identity|app)\/server\//,
    whose: /\b(?:cache|of the process|goes with)\b/i,
    says: 'that it is a cache, of the process, or goes with its key',
  },
  {
    paths: /^src\/(?:(?:features\/[^/]+|kernel|identity|app)\/web|ui)\//,
    whose: /\b(?:cache|of the page|of the tab|goes with)\b/i,
    says: 'that it is a cache, of the page or tab, or goes with its key',
  },
];

const idleRooms = /^src\/features\/[^/]+\/server\//;
const isExpression = ({ type }: Node): boolean => type === 'ExpressionStatement';

function declarationOf(statement: Node): Record<string, unknown> | undefined {
  const declaration = statement.type === 'ExportDeclaration' ? statement['declaration'] : statement;
  return isObject(declaration) && declaration['type'] === 'VariableDeclaration' ? declaration : undefined;
}

const declaratorsOf = (statement: Node): Node[] => nodesIn(declarationOf(statement)?.['declarations']);

/** A variable, or a list or map that can be changed. */
function isState(statement: Node, declarator: Node, syntax: Syntax): boolean {
  if (declarationOf(statement)?.['kind'] !== 'const') return true;
  return isCollection(declarator['init']) && !isConstant(declarator, syntax);
}

const collections: ReadonlySet<unknown> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/** A new map or set, or an empty list or object, which is only useful when it is filled later. */
function isCollection(init: unknown): boolean {
  if (!isObject(init)) return false;
  const { type, callee, elements, properties } = init;
  if (type === 'NewExpression') return isObject(callee) && collections.has(callee['value']);
  const parts = type === 'ArrayExpression' ? elements : type === 'ObjectExpression' ? properties : undefined;
  return Array.isArray(parts) && parts.length === 0;
}

function isConstant(declarator: Node, syntax: Syntax): boolean {
  return /^[^=]*:\s*(?:Readonly|readonly )/.test(syntax.textOf(declarator));
}

/** Whether a comment on the line, or above the declarations that stand together there, says whose the state is. */
function saysWhose(declarator: Node, syntax: Syntax, whose: RegExp): boolean {
  const line = syntax.lineOf(declarator);
  let first = line - 1;
  while (/^(?:\s*(?:\/\/|\*|\/\*)|(?:export )?(?:let|const) )/.test(syntax.lines[first - 1] ?? '')) first -= 1;
  return syntax.lines.slice(first, line).some((text) => whose.test(/(?:\/\/|\*) .*/.exec(text)?.[0] ?? ''));
}
