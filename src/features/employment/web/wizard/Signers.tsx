import { Button } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { signersOf, type Signer } from '../../contract/rules/signers.ts';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { en } from '../../texts/en.ts';
import { contentOfDraft, fieldsOf, valuesIn } from './draft-fields.ts';
import type { StepPageProps } from './step-props.ts';
import styles from './wizard.module.css';

type SignersProps = Pick<StepPageProps, 'open'> & Pick<StepPageProps['draft'], 'document'>;

/** Where each of them is named. */
const fieldOfSide = { employer: 'signeeFirstName', employee: 'firstName' } as const;

const sides = ['employer', 'employee'] as const;

/** Who signs the contract, in which order, for those who do not send it. */
export function Signers({ document, open }: SignersProps) {
  const t = useTexts<typeof en>('employment');
  const signers = signersOf(valuesIn(fieldsOf(document)), contentOfDraft(document).baseData);
  return (
    <SettingSection title={t('wizard.signers.title')} text={t('wizard.signers.text')}>
      <FramedList label={t('wizard.signers.title')}>
        {signers.map((signer, index) => (
          <FramedRow key={signer.side}>
            <SignerWords signer={signer} place={index + 1} />
            <Button
              variant="default"
              size="xs"
              aria-label={t('wizard.signers.changeOf', { side: t(`wizard.signers.${signer.side}`) })}
              onClick={() => void open(1, { field: fieldOfSide[signer.side] })}
            >
              {t('wizard.signers.change')}
            </Button>
          </FramedRow>
        ))}
      </FramedList>
    </SettingSection>
  );
}

/** The contract prints the names: they are changed where they are filled in. */
export function NamesInContract({ open }: Pick<SignersProps, 'open'>) {
  const t = useTexts<typeof en>('employment');
  return (
    <p className={styles['names']}>
      {t('wizard.signers.names')}{' '}
      {sides.map((side) => (
        <LinkButton key={side} onClick={() => void open(1, { field: fieldOfSide[side] })}>
          {t('wizard.signers.changeName', { side: t(`wizard.signers.${side}`) })}
        </LinkButton>
      ))}
    </p>
  );
}

function SignerWords({ signer: { side, name, email, role }, place }: { signer: Signer; place: number }) {
  const t = useTexts<typeof en>('employment');
  const about = [role || t(`wizard.signers.${side}`), email || t('wizard.signers.noEmail')].join(' · ');
  return (
    <TwoLines about={about}>
      <span>{t('wizard.signers.place', { place, name: name || t('wizard.signers.nobody') })}</span>
    </TwoLines>
  );
}
