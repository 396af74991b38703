import { isObject, nodesIn, type Finding, type Node, type Syntax } from './syntax.ts';

/**
 * What a server room keeps outside every function would be shared by all compositions of a process: lists and maps there are constants that
 * say so by their type, or caches and queues of the process that say so in a comment. A feature's modules do nothing when they are
 * imported; only what a thread runs is a program.
 */
export function stateFindings(path: string, syntax: Syntax): Finding[] {
  if (!/^src\/(features\/[^/]+|kernel)\/server\//.test(path)) return [];
  const kept = syntax.statements
    .flatMap(declaratorsOf)
    .filter((declarator) => isCollection(declarator['init']) && !isConstant(declarator, syntax) && !isOfProcess(declarator, syntax))
    .map((node) => ({
      line: syntax.lineOf(node),
      problem:
        'a list or map outside functions is typed as constant (`ReadonlyMap`), or its comment says that it is a cache or of the process',
    }));
  const done =
    path.startsWith('src/kernel/') || path.endsWith('-thread.ts')
      ? []
      : syntax.statements.filter(({ type }) => type === 'ExpressionStatement');
  return [
    ...kept,
    ...done.map((node) => ({ line: syntax.lineOf(node), problem: 'importing does nothing: give it to `serve` as a contribution' })),
  ];
}

function declaratorsOf(statement: Node): Node[] {
  const declaration = statement.type === 'ExportDeclaration' ? statement['declaration'] : statement;
  return isObject(declaration) && declaration['type'] === 'VariableDeclaration' ? nodesIn(declaration['declarations']) : [];
}

/** A new map or set, whatever it holds, or an empty list or object: nobody needs one that stays empty. */
function isCollection(init: unknown): boolean {
  if (!isObject(init)) return false;
  const { type, callee, elements, properties } = init;
  if (type === 'NewExpression') return isObject(callee) && (callee['value'] === 'Map' || callee['value'] === 'Set');
  const parts = type === 'ArrayExpression' ? elements : type === 'ObjectExpression' ? properties : undefined;
  return Array.isArray(parts) && parts.length === 0;
}

function isConstant(declarator: Node, syntax: Syntax): boolean {
  return /^[^=]*:\s*(?:Readonly|readonly )/.test(syntax.textOf(declarator));
}

function isOfProcess(declarator: Node, syntax: Syntax): boolean {
  const line = syntax.lineOf(declarator);
  return [line - 1, line].some((one) => /(?:\/\/|\*) .*\b(?:cache|of the process)\b/i.test(syntax.lines[one - 1] ?? ''));
}
