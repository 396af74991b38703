import { Instrumenter } from '@stryker-mutator/instrumenter';
import { mutantOf, type Mutant } from './mutant.ts';

const ignore = () => undefined;
const never = () => false;
const logger = {
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
};

// Stryker switches between whole expressions, so it needs no parentheses where replaced text does.
const needsParentheses = new Set(['LogicalOperator', 'EqualityOperator', 'ArithmeticOperator']);

/** Texts of the log and of internal errors, which no caller sees. */
const isLogText = (line: string) => /\blog(?:ger)?[.](?:debug|info|warn|error)\(|\bnew Error\(/.test(line);

/** A block that only logs. */
const isLogBlock = (text: string) => /^\{\s*[\w.#]*\blog[.]\w+\([^;]*\);\s*(?:return undefined;\s*)?\}$/.test(text);

/** Every mutant that Stryker creates for a module, except those of whole templates and of log texts. */
export async function codeMutants(path: string, source: string): Promise<Mutant[]> {
  const { mutants } = await new Instrumenter(logger).instrument([{ name: path, mutate: true, content: source }], {
    excludedMutations: [],
    ignorers: [],
    noHeader: true,
    plugins: null,
  });
  const lines = source.split('\n');
  const offset = ({ line, column }: { line: number; column: number }) =>
    lines.slice(0, line).reduce((total, text) => total + text.length + 1, 0) + column;
  return mutants
    .filter(({ status, location }) => status === undefined && !isLogText(lines[location.start.line] ?? ''))
    .map(({ location, mutatorName, replacement }) =>
      mutantOf(
        path,
        source,
        [offset(location.start), offset(location.end)],
        needsParentheses.has(mutatorName) ? `(${replacement})` : replacement,
      ),
    )
    .filter(({ original }) => !original.startsWith('`') && !isLogBlock(original));
}
