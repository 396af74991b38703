import { Skeleton } from '@mantine/core';
import { Fragment, useId } from 'react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { previewSlackMessage } from '../../contract/endpoints-slack.ts';
import type { SlackBlock } from '../../contract/entities-slack.ts';
import type { SlackJobKind, SlackLanguage } from '../../contract/kinds-slack.ts';
import type { en } from '../../texts/en.ts';
import { readSlackText } from './slack-text.ts';
import styles from './slack.module.css';

interface SlackPreviewProps {
  kind: SlackJobKind;
  language: SlackLanguage;
}

/** The message as Slack will show it, in Slack's own looks. */
export function SlackPreview({ kind, language }: SlackPreviewProps) {
  const t = useTexts<typeof en>('integrations');
  const heading = useId();
  const read = useCall(previewSlackMessage, { body: { kind, language } }, { keepsPrevious: true });
  const isMissing = read.error?.has('common.FeatureMissing') || read.error?.has('common.SubscriptionMissing');
  return (
    <section className={styles['preview']} aria-labelledby={heading}>
      <h3 id={heading} className={styles['legend']}>
        {t('slack.preview')}
      </h3>
      {isMissing ? (
        <Notice tone="warn">{t(`slack.missing.${kind}`)}</Notice>
      ) : (
        <Loaded read={read} skeleton={<Skeleton height={120} />}>
          {({ blocks, isExample }) => (
            <>
              <div className={styles['message']} lang={language === 'no' ? 'nb' : 'en'}>
                <p className={styles['sender']}>{t('slack.sender')}</p>
                {blocks.map((block, place) => (
                  // The blocks of a message never change their order.
                  <Block key={place} block={block} />
                ))}
              </div>
              <p className={styles['quiet']} aria-live="polite">
                {t(isExample ? `slack.example.${kind}` : `slack.real.${kind}`)}
              </p>
            </>
          )}
        </Loaded>
      )}
    </section>
  );
}

function Block({ block }: { block: SlackBlock }) {
  if (block.type === 'header') return <p className={styles['header']}>{block.text.text}</p>;
  return (
    <p className={styles['section']}>
      {readSlackText(block.text.text).map(({ text, isBold }, place) => (
        // As above.
        <Fragment key={place}>{isBold ? <strong>{text}</strong> : text}</Fragment>
      ))}
    </p>
  );
}
