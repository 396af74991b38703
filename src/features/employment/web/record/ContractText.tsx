import { useMemo } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import type { EmploymentDocument } from '../../contract/document.ts';
import { composeContract, type PrintedBlock, type PrintedRun } from '../../contract/rules/compose.ts';
import type { en } from '../../texts/en.ts';
import styles from './record.module.css';

interface ContractTextProps {
  document: EmploymentDocument;
  content: NonNullable<EmploymentDocument['content']>;
}

/** The text of a contract as it is composed, in its own language. */
export function ContractText({ document: { language }, content }: ContractTextProps) {
  const t = useTexts<typeof en>('employment');
  const { clauses } = useMemo(() => {
    const given = Object.fromEntries(content.variables.map(({ key, value }) => [key, value]));
    const elements = content.elements.map(({ key, active, changed, text, isOwn, title }) => {
      return { key, active, text: changed ? text : null, title: isOwn ? title : null };
    });
    return composeContract({ template: content.template, language, given, elements });
  }, [content, language]);
  return (
    <CardSection title={t('record.text')}>
      <div lang={language} className={styles['text']}>
        {clauses.map(({ key, number, title, blocks, isChanged }) => (
          <section key={key} aria-label={title}>
            <h3 className={styles['clause']}>
              {`${number}. ${title}`} {isChanged && <span className={styles['own']}>{t('record.ownWords')}</span>}
            </h3>
            {blocks.map((block, index) => (
              // Blocks have no key of their own, and stand still.
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </CardSection>
  );
}

function Block({ block }: { block: PrintedBlock }) {
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((runs, index) => (
          <li key={index}>
            <Runs runs={runs} />
          </li>
        ))}
      </List>
    );
  }
  const runs = <Runs runs={block.runs} />;
  return block.kind === 'heading' ? <h4 className={styles['heading']}>{runs}</h4> : <p>{runs}</p>;
}

function Runs({ runs }: { runs: readonly PrintedRun[] }) {
  return runs.map(({ text, bold, italic, isMissing }, index) => {
    const words = italic ? <em>{text}</em> : text;
    if (isMissing) return <mark key={index}>{words}</mark>;
    return bold ? <strong key={index}>{words}</strong> : <span key={index}>{words}</span>;
  });
}
