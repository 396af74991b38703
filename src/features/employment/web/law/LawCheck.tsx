import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import { today } from '#kernel/web/local-day.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { requiredItems, type Finding } from '../../contract/findings.ts';
import { checkLaw } from '../../contract/rules/law-check.ts';
import type { en } from '../../texts/en.ts';
import type { Draft } from '../draft.ts';
import { readDraft } from '../editor/draft-elements.ts';
import { useFindingWords } from './finding-words.ts';
import styles from './law.module.css';
import { lawPieces } from './law-links.ts';

interface LawCheckProps {
  draft: Draft;
  /** Goes to a clause. */
  onJump?: (clause: string) => void;
}

const isItem = ({ key }: Finding): boolean => requiredItems.some((item) => item === key);

/** What the law says of a contract while it is made (employment.9, employment.57). */
export function LawCheck({ draft: { document }, onJump }: LawCheckProps) {
  const t = useTexts<typeof en>('employment');
  const heading = useId();
  const day = today();
  const findings = useMemo(
    () => checkLaw({ contract: readDraft(document).contract, today: day, waitingContracts: document.waitingContracts }),
    [document, day],
  );
  const [blocks, warns] = (['block', 'warn'] as const).map((level) => findings.filter((one) => one.level === level));
  const informs = findings.filter((one) => one.level === 'inform');
  const items = requiredItems.flatMap((item) => findings.find(({ key }) => key === item) ?? []);
  const found = items.filter(({ level }) => level === 'found').length;
  return (
    <section className={styles['panel']} aria-labelledby={heading}>
      <h3 id={heading} className={styles['title']}>
        {t('lawCheck.title')}
      </h3>
      <output className={styles['summary']}>
        {t('lawCheck.summary', { blocks: blocks?.length ?? 0, warns: warns?.length ?? 0, found, items: items.length })}
      </output>
      <Findings label={t('lawCheck.toMend')} findings={[...(blocks ?? []), ...(warns ?? [])]} onJump={onJump} />
      <details className={styles['more']}>
        <summary>{t('lawCheck.informs', { count: informs.filter((one) => !isItem(one)).length })}</summary>
        <Findings label={t('lawCheck.toKnow')} findings={informs.filter((one) => !isItem(one))} onJump={onJump} />
      </details>
      <details className={styles['more']}>
        <summary>{t('lawCheck.items', { found, items: items.length })}</summary>
        <Findings label={t('lawCheck.required')} findings={items} onJump={onJump} />
      </details>
    </section>
  );
}

const pictures: Readonly<Record<Finding['level'], TablerIcon>> = {
  block: IconAlertCircle,
  warn: IconAlertTriangle,
  inform: IconInfoCircle,
  found: IconCircleCheck,
};

interface FindingsProps {
  label: string;
  findings: readonly Finding[];
  onJump: LawCheckProps['onJump'] | undefined;
}

function Findings({ label, findings, onJump }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={label}>
      {findings.map((finding) => (
        <FindingLine key={finding.key} finding={finding} onJump={onJump} />
      ))}
    </ul>
  );
}

function FindingLine({ finding, onJump }: { finding: Finding } & Pick<FindingsProps, 'onJump'>) {
  const t = useTexts<typeof en>('employment');
  const language = useLanguage();
  const words = useFindingWords()(finding);
  const { level, clause } = finding;
  const Picture = pictures[level];
  return (
    <li className={styles['line']} data-level={level}>
      <Picture aria-hidden size={18} />
      <span data-prose>
        <strong className={styles['level']}>{t(`lawCheck.levels.${level}`)}</strong>{' '}
        {lawPieces(words, language).map(({ text, href }) =>
          href === undefined ? (
            text
          ) : (
            <a key={href} href={href} target="_blank" rel="noreferrer" title={t('lawCheck.opensLaw')}>
              {text}
            </a>
          ),
        )}
      </span>
      {onJump && clause !== null && (
        <Button size="compact-sm" variant="subtle" aria-label={t('lawCheck.jumpOf', { words })} onClick={() => onJump(clause)}>
          {t('lawCheck.jump')}
        </Button>
      )}
    </li>
  );
}
