import { Link } from '#kernel/web/Link.tsx';
import type { Query } from '#kernel/web/address.ts';
import type { PrintedBlock, PrintedRun } from '../../contract/rules/compose.ts';
import styles from './printed-text.module.css';

/** What is said of a variable beside its value. */
export interface DescribedVariable {
  /** What it is called. */
  name: string;
  /** Where it is filled in, and what the link there is called. */
  field?: { to: string; query: Query; label: string } | undefined;
}

interface PrintedTextProps {
  blocks: readonly PrintedBlock[];
  language: 'no' | 'en';
  /** Without it, values stand as words among the others. */
  describe?: (variable: string) => DescribedVariable;
}

/** The text of a clause as it prints. */
export function PrintedText({ blocks, language, describe }: PrintedTextProps) {
  return (
    <div lang={language === 'no' ? 'nb' : 'en'} className={styles['text']}>
      {blocks.map((block, index) => (
        // Blocks have no key of their own.
        <Block key={index} block={block} describe={describe} />
      ))}
    </div>
  );
}

interface Described {
  describe: PrintedTextProps['describe'] | undefined;
}

function Block({ block, describe }: { block: PrintedBlock } & Described) {
  if (block.kind !== 'list') {
    const Line = block.kind === 'heading' ? 'h4' : 'p';
    return (
      <Line>
        <Runs runs={block.runs} describe={describe} />
      </Line>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((runs, index) => (
        <li key={index}>
          <Runs runs={runs} describe={describe} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs, describe }: { runs: readonly PrintedRun[] } & Described) {
  return runs.map((run, index) => {
    const { variable, text, bold, italic } = run;
    if (variable !== undefined && describe) return <Value key={index} run={run} described={describe(variable)} />;
    const words = italic ? <em>{text}</em> : text;
    return bold ? <strong key={index}>{words}</strong> : <span key={index}>{words}</span>;
  });
}

function Value({ run: { text, isMissing }, described: { name, field } }: { run: PrintedRun; described: DescribedVariable }) {
  if (!isMissing || !field) {
    return (
      <span className={styles['value']} data-missing={isMissing} title={name}>
        {text}
      </span>
    );
  }
  return (
    <Link to={field.to} query={field.query} className={styles['value']} data-missing aria-label={field.label}>
      {text}
    </Link>
  );
}
