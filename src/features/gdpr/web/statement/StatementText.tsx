import { blocksOf, piecesOf, type Block } from './markdown-blocks.ts';
import styles from './statement.module.css';

interface StatementTextProps {
  markdown: string;
  language: 'no' | 'en';
  /** What variables are called, where the text still has them. */
  nameOf?: (tag: string) => string;
}

/** A statement as it is read; variables that are not filled in stand as chips. */
export function StatementText({ markdown, language, nameOf = (tag) => tag }: StatementTextProps) {
  return (
    <div className={styles['text']} lang={language === 'no' ? 'nb' : 'en'}>
      {blocksOf(markdown).map((block, index) => (
        // Parts have no key of their own.
        <Part key={index} block={block} nameOf={nameOf} />
      ))}
    </div>
  );
}

interface Named {
  nameOf: (tag: string) => string;
}

function Part({ block, nameOf }: Named & { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Words text={block.text} nameOf={nameOf} />
        </Heading>
      );
    }
    case 'list':
      return (
        <ul>
          {block.items.map((text, index) => (
            <li key={index}>
              <Words text={text} nameOf={nameOf} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <TableOf block={block} nameOf={nameOf} />;
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} nameOf={nameOf} />
        </p>
      );
  }
}

function TableOf({ block: { head, rows }, nameOf }: Named & { block: Extract<Block, { kind: 'table' }> }) {
  return (
    // Wider than some windows, so it must be scrollable with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['scroll']} tabIndex={0} aria-label={head[0]}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index}>
                  <Words text={cell} nameOf={nameOf} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Words({ text, nameOf }: Named & { text: string }) {
  return piecesOf(text).map((piece, index) => {
    if (piece.kind === 'strong') return <strong key={index}>{piece.text}</strong>;
    if (piece.kind === 'text') return piece.text;
    return (
      <span key={index} className={styles['chip']}>
        {nameOf(piece.text)}
      </span>
    );
  });
}
