import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, isObject, nodesIn, syntaxOf, type Node, type Syntax } from './syntax.ts';
import { modulesOf } from './tree.ts';

const problem =
  'a form that sends a version also gives it to `useForm`, in `draft.version` or in `version`, which meets changes by others: otherwise a live update renews it, and such a change is overwritten (record 431)';

const draftProblem =
  'a form with its own `base` takes a draft up over the version it was typed over, by `version` and `onRestore` in `draft`: otherwise a restored draft takes back what others have saved since (shell.26)';

/** Forms that send the version of a record without following it, and those that restore a draft over a newer one (shell.26). */
export function formVersionFindings(root: string): string[] {
  const paths = modulesOf(root, ['src']).filter((path) => /^src\/(?:app|features|kernel)\/.*web\/.*\.tsx?$/.test(path));
  return paths.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    if (!/useForm| act=/.test(source)) return [];
    const syntax = syntaxOf(path, source);
    const forms = formsIn(syntax);
    const unfollowed = forms.filter(({ options }) => sendsVersion(syntax, memberOf(options, 'send')) && !followsVersion(options));
    const findings = (found: readonly { node: Node }[], text: string): string[] =>
      found.filter(({ node }) => !syntax.hasReason(node)).map(({ node }) => `${path}:${syntax.lineOf(node)}: ${text}`);
    return [
      ...findings([...unfollowed, ...dialogsIn(syntax)], problem),
      ...findings(
        forms.filter(({ options }) => !restoresVersion(options)),
        draftProblem,
      ),
    ];
  });
}

/** The calls of useForm whose options stand in the call. */
function formsIn({ nodes }: Syntax): { node: Node; options: Node }[] {
  return nodes.flatMap((node) => {
    const { type, callee, arguments: given } = node;
    if (type !== 'CallExpression' || nameOf(callee) !== 'useForm' || !Array.isArray(given)) return [];
    const last: unknown = given.at(-1);
    const options = isObject(last) ? last['expression'] : undefined;
    return isNode(options) && options.type === 'ObjectExpression' ? [{ node, options }] : [];
  });
}

/** The dialogs with a form of their own that are given what sends a version (`act`), but not the version. */
function dialogsIn(syntax: Syntax): { node: Node }[] {
  return syntax.nodes
    .filter(({ type }) => type === 'JSXOpeningElement')
    .filter((node) => {
      const given = new Map(nodesIn(node['attributes']).map((one) => [nameOf(one['name']), one]));
      return given.has('place') && !given.has('version') && sendsVersion(syntax, given.get('act'));
    })
    .map((node) => ({ node }));
}

/** Whether an object within `send` has a version. */
function sendsVersion({ nodes }: Syntax, send: Node | undefined): boolean {
  return (
    send !== undefined &&
    nodes.some(
      (node) =>
        node.type === 'ObjectExpression' &&
        node.span.start >= send.span.start &&
        node.span.end <= send.span.end &&
        memberOf(node, 'version') !== undefined,
    )
  );
}

/** A draft that is made elsewhere may have it, and with a base the form meets changes in its own way. */
function followsVersion(options: Node): boolean {
  const draft = memberOf(options, 'draft');
  if (['version', 'base'].some((name) => memberOf(options, name)) || hasSpread(options)) return true;
  if (draft?.type === 'ObjectExpression') return memberOf(draft, 'version') !== undefined || hasSpread(draft);
  return draft !== undefined && nameOf(draft) !== 'undefined';
}

/** With a base of its own the form has to go back to the version of a draft by itself. */
function restoresVersion(options: Node): boolean {
  const draft = memberOf(options, 'draft');
  if (!memberOf(options, 'base') || draft?.type !== 'ObjectExpression' || hasSpread(draft)) return true;
  return ['version', 'onRestore'].every((name) => memberOf(draft, name));
}

/** The members of an object literal; the parser gives those with a value no place of their own. */
const membersOf = ({ properties }: Node): Record<string, unknown>[] => (Array.isArray(properties) ? properties.filter(isObject) : []);
const hasSpread = (node: Node): boolean => membersOf(node).some(({ type }) => type === 'SpreadElement');

/** The value of a member of an object literal. */
function memberOf(node: Node, name: string): Node | undefined {
  const found = membersOf(node).find((one) => nameOf(one['type'] === 'Identifier' ? one : one['key']) === name);
  const value = found?.['type'] === 'KeyValueProperty' ? found['value'] : found;
  return isNode(value) ? value : undefined;
}

const nameOf = (value: unknown): string => (isObject(value) && value['type'] === 'Identifier' ? String(value['value']) : '');
