import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { formatIn } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Verification } from '../../../contract/endpoints-verify.ts';
import type { en } from '../../../texts/en-verify.ts';
import { ActionButton } from '../components/ActionButton.tsx';
import { Card } from '../components/Card.tsx';
import type { ToVerify } from './to-verify.ts';
import styles from './verify.module.css';

interface VerifyResultProps {
  submitted: ToVerify;
  verification: Verification;
  onAgain: () => void;
}

const looks = {
  ours: { icon: IconCircleCheck, tone: 'good' },
  changed: { icon: IconCircleX, tone: 'bad' },
  foreign: { icon: IconHelpCircle, tone: 'still' },
  unknownCode: { icon: IconHelpCircle, tone: 'still' },
} as const;

/** What is true of a file or a code, to be read and printed. */
export function VerifyResult({ submitted, verification, onAgain }: VerifyResultProps) {
  const t = useTexts<typeof en>('verify');
  const { result, isAnnulled, level } = verification;
  // Without time-stamps there are none to be good.
  const checks = verification.checks.filter(({ check, isGood }) => check !== 'timeStamp' || level === 'B-LTA' || !isGood);
  const { icon: Picture, tone } = looks[result];
  const said = result === 'ours' && 'code' in submitted ? 'oursByCode' : result;
  return (
    <Card title={t(`results.${said}.title`)}>
      <output className={styles['verdict']} data-tone={tone}>
        <Picture aria-hidden size={40} stroke={1.5} />
        <span>{t(`results.${said}.text`)}</span>
      </output>
      {isAnnulled && <Notice tone="warn">{t('annulled')}</Notice>}
      <People verification={verification} />
      <WhatIsKnown submitted={submitted} verification={verification} />
      {checks.length > 0 && <Checks checks={checks} />}
      <ButtonRow>
        <ActionButton onClick={() => print()}>{t('print')}</ActionButton>
        <ActionButton look="plain" onClick={onAgain}>
          {t('again')}
        </ActionButton>
      </ButtonRow>
    </Card>
  );
}

/** Moments are written in one named zone, so that two people who check read the same. */
function useMoment(): (moment: string | Date) => string {
  const t = useTexts<typeof en>('verify');
  const format = formatIn(useLanguage(), 'Europe/Oslo');
  return (moment) => t('zone', { moment: format.moment(moment) });
}

function People({ verification: { people } }: { verification: Verification }) {
  const t = useTexts<typeof en>('verify');
  const moment = useMoment();
  if (people.length === 0) return null;
  return (
    <section>
      <h2>{t('people')}</h2>
      <ul className={styles['people']}>
        {people.map(({ name, signedDate, signingMethod }, place) => (
          // Two people may have one name, and their order stays.
          <li key={`${place} ${name}`}>
            <strong>{name}</strong>
            <span>{`${moment(signedDate)}, ${t(`methods.${signingMethod}`)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhatIsKnown({ submitted, verification }: Omit<VerifyResultProps, 'onAgain'>) {
  const t = useTexts<typeof en>('verify');
  const moment = useMoment();
  const [now] = useState(() => new Date());
  const { sealedDate, signers, level, fingerprint, sealedFingerprint, certificate } = verification;
  return (
    <Facts>
      <Fact label={t('facts.name')}>{'file' in submitted && submitted.file.name}</Fact>
      <Fact label={t('facts.code')}>{'code' in submitted && submitted.code}</Fact>
      <Fact label={t('facts.sealed')}>{sealedDate && moment(sealedDate)}</Fact>
      <Fact label={t('facts.signers')}>{signers}</Fact>
      <Fact label={t('facts.level')}>{level && t(`levels.${level}`)}</Fact>
      <Fact label={t('facts.certificate')}>{certificate?.subject}</Fact>
      <Fact label={t('facts.issuer')}>{certificate?.issuer}</Fact>
      <Fact label={t('facts.valid')}>{certificate && `${moment(certificate.validFrom)} – ${moment(certificate.validUntil)}`}</Fact>
      <Fact label={t('facts.fingerprint')}>{fingerprint && <code>{fingerprint}</code>}</Fact>
      <Fact label={t('facts.sealedFingerprint')}>{sealedFingerprint && <code>{sealedFingerprint}</code>}</Fact>
      <Fact label={t('facts.checkedAt')}>{moment(now)}</Fact>
    </Facts>
  );
}

const isKnownCheck = (check: string): check is keyof typeof en.checks => check in knownChecks;
const knownChecks: Readonly<Record<keyof typeof en.checks, true>> = {
  range: true,
  digest: true,
  signature: true,
  certificate: true,
  certification: true,
  log: true,
  appended: true,
  timeStamp: true,
};

function Checks({ checks }: Pick<Verification, 'checks'>) {
  const t = useTexts<typeof en>('verify');
  return (
    <section>
      <h2>{t('checksTitle')}</h2>
      <ul className={styles['checks']}>
        {checks.map(({ check, isGood }) => {
          const Picture = isGood ? IconCircleCheck : IconCircleX;
          return (
            <li key={check} data-good={isGood || undefined}>
              <Picture aria-hidden size={20} />
              <span>{isKnownCheck(check) ? t(`checks.${check}`) : check}</span>
              <span>{t(isGood ? 'good' : 'bad')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
