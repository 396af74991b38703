import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useFormat } from '#kernel/web/format.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { simulateRule } from '../../contract/endpoints-rules.ts';
import { validateRule } from '../../contract/validate-rule.ts';
import type { RuleFields } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import styles from './rules.module.css';

/** What a rule would have sent recently, and to whom; no title is needed to try it. */
export function Simulation({ rule }: { rule: RuleFields }) {
  const t = useTexts<typeof en>('notifications');
  const { write, writing } = useWrite(simulateRule);
  const [tried, setTried] = useState<{ of: string; answer: Answer<typeof simulateRule> }>();
  const titled = { ...rule, title: rule.title.trim() || t('rules.form.newTitle') };
  const said = JSON.stringify({ ...titled, title: '', description: '' });
  const run = () => runOrShowError(async () => setTried({ of: said, answer: await write({ body: { rule: titled } }) }));
  return (
    <section className={styles['simulation']} aria-label={t('rules.simulate.title')}>
      <h3 className={styles['name']}>{t('rules.simulate.title')}</h3>
      <p className={styles['quiet']}>{t('rules.simulate.text')}</p>
      <div>
        <Button variant="default" disabled={validateRule(titled).length > 0} loading={writing} onClick={() => void run()}>
          {t('rules.simulate.run')}
        </Button>
      </div>
      {/* Hidden when the rule was changed after the simulation. */}
      <output>{tried?.of === said && <Result answer={tried.answer} />}</output>
    </section>
  );
}

function Result({ answer: { from, to, total, recipients, notShown, sent } }: { answer: Answer<typeof simulateRule> }) {
  const t = useTexts<typeof en>('notifications');
  const format = useFormat();
  if (total === 0) return t('rules.simulate.nothing');
  const shown = sent.slice(0, 20);
  return (
    <>
      <p>{t('rules.simulate.result', { total, recipients, period: format.dateRange(from, to) })}</p>
      {notShown > 0 && <p className={styles['quiet']}>{t('rules.simulate.notShown', { count: notShown })}</p>}
      {total - notShown > shown.length && <p className={styles['quiet']}>{t('rules.simulate.newest', { count: shown.length })}</p>}
      <ul className={styles['sent']}>
        {shown.map(({ day, description, recipientFullName, recipientCompanyUserId }, index) => (
          // The items have no id; the list is replaced as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${day} ${recipientCompanyUserId ?? recipientFullName} ${index}`}>
            <span className={styles['quiet']}>
              {format.date(day)} · {t('rules.simulate.to')} {recipientFullName}
            </span>
            <span>{description}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
