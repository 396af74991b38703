import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFindings } from './module-state.ts';
import { shownWords } from './shown-words.ts';
import { isObject, nodesIn, syntaxOf, type Finding, type Node, type Syntax } from './syntax.ts';
import { modulesOf } from './tree.ts';

type Rule = (path: string, syntax: Syntax) => Finding[];

/** Checks beyond the linter, file by file: reasons for type assertions and disabled rules, barrels, visible strings, clock access, dead code, test names. */
export function styleFindings(root: string): string[] {
  return modulesOf(root).flatMap((path) => {
    const syntax = syntaxOf(path, readFileSync(join(root, path), 'utf8'));
    return rules.flatMap((rule) => rule(path, syntax)).map(({ line, problem }) => `${path}:${line}: ${problem}`);
  });
}

const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path) || /\/testing\/|^src\/product-tests\/|^e2e\//.test(path);

const reasons: Rule = (path, syntax) =>
  syntax.nodes.flatMap((node) => {
    const found = silenced(node);
    if (!found || syntax.hasReason(node)) return [];
    // In a test a wrong `!` or `as` fails the test by itself.
    return isTest(path) && found !== 'any' ? [] : [{ line: syntax.lineOf(node), problem: `\`${found}\` needs its reason in a comment` }];
  });

function silenced(node: Node): string | undefined {
  if (node.type === 'TsKeywordType' && node['kind'] === 'any') return 'any';
  if (node.type === 'TsNonNullExpression') return '!';
  return node.type === 'TsAsExpression' ? 'as' : undefined;
}

const noBarrels: Rule = (path, syntax) =>
  syntax.nodes
    .filter((node) => node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node['source'] && !isPublic(path)))
    .map((node) => ({ line: syntax.lineOf(node), problem: 'import from where it is declared; nothing is passed on (no barrels)' }));

/** The public module of a feature; it may re-export from its own files. */
const isPublic = (path: string) => /^src\/features\/[^/]+\/(server|web)\/public\.ts$/.test(path);

const oneName: Rule = (path, syntax) =>
  isTest(path)
    ? []
    : [...syntax.nodes.filter(isRenamedExport), ...syntax.statements.filter(isRenamedConstant)].map((node) => ({
        line: syntax.lineOf(node),
        problem: 'a thing has one name: give its declaration the name that others use',
      }));

function isRenamedExport({ type, exported, orig }: Node): boolean {
  return type === 'ExportSpecifier' && isObject(exported) && isObject(orig) && exported['value'] !== orig['value'];
}

/** `export const a = b;` */
function isRenamedConstant({ type, declaration }: Node): boolean {
  if (type !== 'ExportDeclaration' || !isObject(declaration) || declaration['type'] !== 'VariableDeclaration') return false;
  return nodesIn(declaration['declarations']).some(
    ({ init }) => isObject(init) && init['type'] === 'Identifier' && init['value'] !== 'undefined',
  );
}

const shownAttributes = new Set(['label', 'title', 'placeholder', 'description', 'aria-label', 'alt', 'error']);

const textsInTexts: Rule = (path, syntax) =>
  isTest(path)
    ? []
    : syntax.nodes.flatMap((node) => {
        const shown = shownBy(node);
        return typeof shown === 'string' && /\p{L}/u.test(shown)
          ? [{ line: syntax.lineOf(node), problem: `"${shown.trim()}" belongs in texts/` }]
          : [];
      });

function shownBy(node: Node): unknown {
  if (node.type === 'JSXText') return node['value'];
  const { name, value } = node;
  const isShown = node.type === 'JSXAttribute' && isObject(name) && shownAttributes.has(String(name['value']));
  return isShown && isObject(value) && value['type'] === 'StringLiteral' ? value['value'] : undefined;
}

const dateTypes = new Set(['date', 'datetime-local', 'month', 'week']);

const sharedDates: Rule = (_, syntax) =>
  syntax.nodes
    .filter(({ type, name, value }) => {
      const isType = type === 'JSXAttribute' && isObject(name) && name['value'] === 'type';
      return isType && isObject(value) && dateTypes.has(String(value['value']));
    })
    .map((node) => ({ line: syntax.lineOf(node), problem: 'dates are typed and chosen in a DateField or DateRangeField' }));

const plainIcons: Rule = (_, syntax) =>
  syntax.nodes
    .filter((node) => node.type === 'JSXAttribute' && /^(?:left|right)Section=\{\s*<Icon\w+\b[^>]*\ssize=/.test(syntax.textOf(node)))
    .map((node) => ({ line: syntax.lineOf(node), problem: 'an icon in a button or field says no size (ui/base.css)' }));

const oneClock: Rule = (path, syntax) => {
  if (!/^src\/.*\/server\//.test(path) || path === 'src/kernel/server/clock.ts' || isTest(path)) return [];
  return syntax.nodes
    .filter(
      (node) =>
        /^(new Date\(\)|Date\.now\(\))/.test(syntax.textOf(node)) && /^(New|Call)Expression$/.test(node.type) && !syntax.hasReason(node),
    )
    .map((node) => ({ line: syntax.lineOf(node), problem: 'the moment comes from the clock (`context.now`, `services.clock`)' }));
};

const namedRows: Rule = (path, syntax) =>
  /\/server\/(.*\/)?store[^/]*\.ts$/.test(path)
    ? syntax.lines.flatMap((text, index) =>
        /\.selectAll\(|select\s+\*/i.test(text) ? [{ line: index + 1, problem: 'name the columns, never all of them' }] : [],
      )
    : [];

const noModuleState: Rule = (path, syntax) => (isTest(path) ? [] : stateFindings(path, syntax));

const noDeadCode: Rule = (_, syntax) =>
  syntax.lines.flatMap((text, index) =>
    /^\s*\/\/\s*(?:(?:const|let|import|export|await) .*[;({]|return\b.*;|(?:if|for) \(.*[{;]|\}\)?;?)\s*$/.test(text)
      ? [{ line: index + 1, problem: 'commented-out code: delete it' }]
      : [],
  );

const disabling = /(?:\/\/|\/\*) *(?<tool>oxlint|eslint)-disable(?<reach>\S*)(?<rule> [a-z][\w/-]*)?(?:,? [a-z][\w/-]*)*(?<reason> -- \S)?/;
const commentLine = /^\s*(?:\/\/|\{?\/\*|\*(?:.*\*)?\/)/;

const reasonedDisablings: Rule = (_, syntax) =>
  syntax.lines.flatMap((text, index) => {
    const { tool, reach, rule, reason } = disabling.exec(text)?.groups ?? {};
    if (!tool) return [];
    const above = syntax.lines[index - 1] ?? '';
    const hasReason = reason !== undefined || (commentLine.test(above) && !disabling.test(above));
    return hasReason && rule && tool === 'oxlint' && reach === '-next-line'
      ? []
      : [
          {
            line: index + 1,
            problem: 'a rule of the linter is disabled as `oxlint-disable-next-line` by its name, with the reason in a comment above',
          },
        ];
  });

const testCall = /^(?:test|it)(?:\.\w+)*\(\s*(['"`])(?<title>.*?)\1/s;

const testSentences: Rule = (path, syntax) =>
  isTest(path)
    ? syntax.nodes.flatMap((node) => {
        const title = node.type === 'CallExpression' ? testCall.exec(syntax.textOf(node))?.groups?.['title'] : undefined;
        const isSentence = title === undefined || title.trim().split(/\s+/).length >= 3;
        return isSentence ? [] : [{ line: syntax.lineOf(node), problem: `"${title}" is not a sentence that says what holds` }];
      })
    : [];

const rules: readonly Rule[] = [
  reasons,
  noBarrels,
  oneName,
  textsInTexts,
  shownWords,
  sharedDates,
  plainIcons,
  oneClock,
  namedRows,
  noModuleState,
  noDeadCode,
  reasonedDisablings,
  testSentences,
];
