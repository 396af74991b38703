import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { everyFileOf } from './tree.ts';

/** Classes of style sheets that no module names which imports the sheet: what they describe is drawn in another way by now. */
export function sheetFindings(root: string): string[] {
  const paths = everyFileOf(root).filter((path) => path.startsWith('src/'));
  const source = (path: string) => readFileSync(join(root, path), 'utf8');
  const importers = Map.groupBy(
    paths.filter((path) => path.endsWith('.tsx') || path.endsWith('.ts')).flatMap(importsOfSheets),
    ({ sheet }) => sheet,
  );
  return paths
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) => {
      const said = (importers.get(path) ?? []).map(({ text }) => text).join('\n');
      return classesOf(source(path))
        .filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(said))
        .map(({ name, line }) => `${path}:${line}: nothing is drawn with .${name}`);
    });

  function importsOfSheets(path: string): { sheet: string; text: string }[] {
    const text = source(path);
    const imports = [...text.matchAll(/^import \w+ from '([^']+\.module\.css)';$/gm)];
    return imports.map(([, from = '']) => ({ sheet: sheetOf(path, from), text: text.replaceAll(basename(from), '') }));
  }
}

/** The path of an imported sheet from the root. */
function sheetOf(path: string, from: string): string {
  return from.startsWith('#') ? from.replace('#', 'src/') : normalize(join(dirname(path), from));
}

/** Each class with the line on which it first stands. */
function classesOf(css: string): { name: string; line: number }[] {
  const lines = css.split('\n');
  const found = new Map<string, number>();
  lines.forEach((text, index) => {
    if (!/^[^:]*[{,]$|^\s*[.:]/.test(text)) return;
    for (const [, name = ''] of text.matchAll(/\.([a-z][A-Za-z]*)(?![\w-]*\()/g)) if (!found.has(name)) found.set(name, index + 1);
  });
  return [...found].map(([name, line]) => ({ name, line }));
}
