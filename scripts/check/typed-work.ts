import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { isObject, nodesIn, syntaxOf, type Node, type Syntax } from './syntax.ts';
import { modulesOf } from './tree.ts';

/** What somebody types or chooses in; fields of the kernel are found by what they draw. */
const fields = new Set(
  (
    'input textarea select TextInput Textarea NumberInput PasswordInput PinInput Select MultiSelect Autocomplete TagsInput NativeSelect ' +
    'Checkbox Radio Switch SegmentedControl'
  ).split(' '),
);
/** What text is typed in; fields of the kernel are listed by hand. */
const textFields = new Set(
  (
    'textarea TextInput Textarea NumberInput PasswordInput PinInput Autocomplete TagsInput ' +
    'DateField DateRangeField MomentField TimeField MoneyField PhoneField'
  ).split(' '),
);
/** What asks before it is left, and keeps what is typed. */
const frames = new Set(['FormDialog', 'FormDrawer', 'FormFrame', 'FormPage', 'FormBody', 'UnsavedDialog', 'ConfirmByName']);
/** Why nothing is lost without a form: it saves itself and is a draft until then, stands in the address or the tab, only finds or asks something, is a code of some minutes or a file that is chosen again, or belongs to the form around it. */
const reasons = ['draft', 'address', 'tab', 'search', 'question', 'code', 'file', 'inner'];
const said = new RegExp(`No form \\((?:${reasons.join('|')})\\)`);
/** What Esc, the X and a click beside close. */
const surfaces = new Set(['Dialog', 'SidePanel', 'ConfirmDialog', 'ConfirmAction']);

/** An element that a component draws. */
interface Drawn {
  node: Node;
  name: string;
  /** False for a field that only shows something to copy. */
  isTyped: boolean;
  /** Whether a frame of the same component holds it. */
  isFramed: boolean;
}

interface File {
  syntax: Syntax;
  /** What each component draws. */
  components: ReadonlyMap<string, readonly Drawn[]>;
  /** The file of each imported name. */
  imports: ReadonlyMap<string, string>;
}

/** Forms and fields that Esc, the X, going back or a reload would empty without a question: a form outside the frames, a field in a plain dialog (shell.26). */
export function typedWorkFindings(root: string): string[] {
  const paths = modulesOf(root, ['src']).filter(
    (path) => /^src\/(?:app|features|kernel|ui)\/.*\.tsx$/.test(path) && path !== 'src/kernel/web/FormFrame.tsx',
  );
  const files = new Map(paths.map((path) => [path, fileOf(path, readFileSync(join(root, path), 'utf8'))]));
  const holdsField = fieldHolder(files);
  return [
    ...looseTextFields(files),
    ...[...files].flatMap(([path, { syntax, components }]) =>
      [...components.values()].flatMap((drawn) =>
        drawn
          .filter(({ node, isFramed }) => !isFramed && !saysWhy(syntax, node))
          .flatMap((one) => {
            const inside = surfaces.has(one.name) ? drawn.filter(({ node }) => node !== one.node && isWithin(node, one.node)) : [];
            const holds = inside.some((part) => holdsField(path, part));
            return [
              ...(one.name === 'form'
                ? ['a form stands in a FormDialog, FormDrawer, FormPage or FormFrame, which keep what is typed']
                : []),
              ...(holds ? [`a field in a ${one.name} is lost by Esc: use a FormDialog or FormDrawer`] : []),
            ].map((problem) => `${path}:${syntax.lineOf(one.node)}: ${problem}`);
          }),
      ),
    ),
  ];
}

/** Whether a form gives an element its value, directly or from outside its component. */
const isBound = ({ node: { opening } }: Drawn): boolean =>
  isObject(opening) && /"SpreadElement"|"getInputProps"/.test(JSON.stringify(opening['attributes']));

/** Whether a comment over an element, or over its statement, names the reason. */
function saysWhy(syntax: Syntax | undefined, node: Node): boolean {
  if (!syntax) return false;
  const above = (line: number): string => {
    const text = syntax.lines[line - 2] ?? '';
    return /^\s*(?:\/\/|\{\/\*|\*)/.test(text) ? `${above(line - 1)} ${text}` : '';
  };
  return said.test(above(syntax.lineOf(node)) + above(node.statementLine));
}

/** Text fields on pages that no frame holds, on any way from the page to them. */
function looseTextFields(files: ReadonlyMap<string, File>): string[] {
  const keyOf = (path: string, { name }: Drawn) => `${files.get(path)?.imports.get(name) ?? path} ${name}`;
  const all = [...files].flatMap(([path, { components }]) =>
    [...components].map(([name, drawn]) => ({ path, key: `${path} ${name}`, drawn })),
  );
  const drawnSomewhere = new Set(all.flatMap(({ path, drawn }) => drawn.map((one) => keyOf(path, one))));
  const byKey = new Map(all.map((one) => [one.key, one]));
  const loose = new Set(all.filter(({ key }) => !drawnSomewhere.has(key)).map(({ key }) => key));
  for (const key of loose) {
    const { path = '', drawn = [] } = byKey.get(key) ?? {};
    for (const one of drawn) if (!one.isFramed && !frames.has(one.name) && !surfaces.has(one.name)) loose.add(keyOf(path, one));
  }
  return all
    .filter(({ path, key }) => loose.has(key) && /^src\/(?:app|features)\//.test(path))
    .flatMap(({ path, drawn }) => {
      const { syntax } = files.get(path) ?? {};
      return drawn
        .filter((one) => textFields.has(one.name) && one.isTyped && !one.isFramed && !isBound(one) && !saysWhy(syntax, one.node))
        .map(
          (one) =>
            `${path}:${syntax?.lineOf(one.node)}: what is typed in a ${one.name} is kept by a form: use one, or say why nothing is lost`,
        );
    });
}

/** Whether an element is a field, or a component that draws one which no frame holds. */
function fieldHolder(files: ReadonlyMap<string, File>): (path: string, drawn: Drawn) => boolean {
  const known = new Map<string, boolean>();
  const holdsField = (path: string, { name, isTyped, isFramed }: Drawn): boolean => {
    if (!isTyped || isFramed || frames.has(name) || surfaces.has(name)) return false;
    return fields.has(name.split('.')[0] ?? '') || drawsField(files.get(path)?.imports.get(name) ?? path, name);
  };
  const drawsField = (path: string, name: string): boolean => {
    const key = `${path} ${name}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    // A component that draws itself adds nothing.
    known.set(key, false);
    const isIt =
      files
        .get(path)
        ?.components.get(name)
        ?.some((one) => holdsField(path, one)) ?? false;
    known.set(key, isIt);
    return isIt;
  };
  return holdsField;
}

function fileOf(path: string, source: string): File {
  const syntax = syntaxOf(path, source);
  const elements = syntax.nodes.filter(({ type }) => type === 'JSXElement');
  const components = functionsOf(syntax).map(({ name, node }) => [name, drawnIn(elements.filter((one) => isWithin(one, node)))] as const);
  return { syntax, components: new Map(components), imports: importsOf(path, syntax) };
}

function functionsOf({ statements }: Syntax): { name: string; node: Node }[] {
  return nodesIn(
    statements.map(({ type, declaration, ...rest }) => (type === 'ExportDeclaration' ? declaration : { type, ...rest })),
  ).flatMap((node) =>
    node.type === 'VariableDeclaration'
      ? nodesIn(node['declarations']).map((one) => ({ name: nameOf(one['id']), node: one }))
      : [{ name: nameOf(node['identifier']), node }],
  );
}

function drawnIn(elements: readonly Node[]): Drawn[] {
  const named = elements.map((node) => ({ node, opening: isObject(node['opening']) ? node['opening'] : {} }));
  const around = named.filter(({ opening }) => frames.has(nameOf(opening['name'])));
  return named.map(({ node, opening }) => ({
    node,
    name: nameOf(opening['name']),
    isTyped: !nodesIn(opening['attributes']).some(({ type, name }) => type === 'JSXAttribute' && nameOf(name) === 'readOnly'),
    isFramed: around.some((frame) => frame.node !== node && isWithin(node, frame.node)),
  }));
}

const isWithin = (inner: Node, outer: Node): boolean => inner.span.start >= outer.span.start && inner.span.end <= outer.span.end;

/** The name of an identifier, or of a member such as `Radio.Group`. */
function nameOf(value: unknown): string {
  if (!isObject(value)) return '';
  return value['type'] === 'JSXMemberExpression' ? `${nameOf(value['object'])}.${nameOf(value['property'])}` : String(value['value'] ?? '');
}

function importsOf(path: string, { nodes }: Syntax): Map<string, string> {
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration');
  return new Map(
    imports.flatMap(({ source, specifiers }) => {
      const from = isObject(source) ? String(source['value']) : '';
      const file = from.startsWith('#') ? from.replace('#', 'src/') : normalize(join(dirname(path), from));
      return nodesIn(specifiers).map(({ local }) => [nameOf(local), file] as const);
    }),
  );
}
