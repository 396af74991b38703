import { Button, Loader } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { verifyLog } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import styles from './log.module.css';

type Verdict = Answer<typeof verifyLog>;

/** Verifies the chain and says whether the log was changed outside the product. */
export function VerifyLog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('log');
  const k = useKernelTexts();
  const read = useCall(verifyLog, { body: {} });
  const isChecking = read.loading || read.refreshing;
  const footer = (
    <>
      <Button variant="default" onClick={read.retry} disabled={isChecking}>
        {t('verify.again')}
      </Button>
      <Button onClick={onClose}>{k('actions.close')}</Button>
    </>
  );
  return (
    <Dialog title={t('verify.title')} isOpen onClose={onClose} footer={footer}>
      <div className={styles['line']} aria-live="polite">
        {isChecking && (
          <p className={styles['marks']}>
            <Loader size="sm" aria-hidden /> {t('verify.checking')}
          </p>
        )}
        {!isChecking && read.error && <CallErrorState error={read.error} retry={read.retry} />}
        {!isChecking && !read.error && read.answer && <Said verdict={read.answer} />}
      </div>
    </Dialog>
  );
}

function Said({ verdict }: { verdict: Verdict }) {
  const t = useTexts<typeof en>('log');
  const { verified, erased, unsealed, firstBroken, brokenLine } = verdict;
  return (
    <>
      {firstBroken === null ? (
        <Notice tone="good" title={t('verify.holds')}>
          {t('verify.holdsText', { verified })}
        </Notice>
      ) : (
        <Notice tone="bad" title={t('verify.broken', { line: String(firstBroken) })}>
          {t('verify.brokenText', { verified })}
        </Notice>
      )}
      {brokenLine && <Broken line={brokenLine} />}
      {erased > 0 && <p className={styles['quiet']}>{t('verify.erased', { count: erased })}</p>}
      {unsealed > 0 && <p className={styles['quiet']}>{t('verify.unsealed', { count: unsealed })}</p>}
    </>
  );
}

function Broken({ line: { at, sentence } }: { line: NonNullable<Verdict['brokenLine']> }) {
  const t = useTexts<typeof en>('log');
  const format = useFormat();
  return (
    <Facts>
      <Fact label={t('verify.brokenLine')}>
        {sentence}
        <br />
        <span className={styles['quiet']}>{format.moment(at)}</span>
      </Fact>
    </Facts>
  );
}
