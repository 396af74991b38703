import { markdownBlocks, type Block, type Run } from '../../contract/rules/markdown-blocks.ts';
import styles from './statement.module.css';

interface StatementTextProps {
  markdown: string;
  language: 'no' | 'en';
}

/** A statement as it is read. */
export function StatementText({ markdown, language }: StatementTextProps) {
  return (
    <div className={styles['text']} data-prose lang={language === 'no' ? 'nb' : 'en'}>
      {markdownBlocks(markdown).map((block, index) => (
        // Parts have no key of their own.
        <Part key={index} block={block} />
      ))}
    </div>
  );
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      // The page has the first level for itself.
      const Heading = block.level === 1 ? 'h2' : block.level === 2 ? 'h3' : 'h4';
      return (
        <Heading>
          <Words runs={block.runs} />
        </Heading>
      );
    }
    case 'list':
      return (
        <ul>
          {block.items.map((runs, index) => (
            <li key={index}>
              <Words runs={runs} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TableOf block={block} />;
    case 'paragraph':
      return (
        <p>
          <Words runs={block.runs} />
        </p>
      );
  }
}

function TableOf({ block: { columns, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  const label = columns.map((runs) => runs.map(({ text }) => text).join('')).join(', ');
  return (
    // Wider than some windows, so it must be scrollable with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroll']} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((runs, index) => (
              <th key={index} scope="col">
                <Words runs={runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((runs, index) => (
                <td key={index}>
                  <Words runs={runs} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Words({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, bold, link }, index) => {
    if (bold) return <strong key={index}>{text}</strong>;
    if (link !== undefined) {
      return (
        <a key={index} href={link} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
    }
    return text;
  });
}
