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

// Stryker switches between whole expressions, so it needs no parentheses where a text that is replaced does.
const needsParentheses = new Set(['LogicalOperator', 'EqualityOperator', 'ArithmeticOperator']);

/** Words for the log and for errors that are bugs: no caller sees them. */
const isLogText = (line: string) => /\blog(?:ger)?[.](?:debug|info|warn|error)\(|\bnew Error\(/.test(line);

/** A block that does nothing but log. */
const isLogBlock = (text: string) => /^\{\s*[\w.#]*\blog[.]\w+\([^;]*\);\s*(?:return undefined;\s*)?\}$/.test(text);

/** Every change that Stryker knows for a module, without those of whole templates and of what goes to the log. */
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
