import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { fromPort } from '#kernel/web/from-port.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { showToast } from '#ui/toasts.ts';
import { contactsToSign } from '../../contract/rules/signers.ts';
import type { en } from '../../texts/en.ts';
import { useFinish } from '../finish/use-finish.ts';
import { useFindingWords } from '../law/finding-words.ts';
import { listsOfDocuments } from '../reads-of-documents.ts';
import { contentOfDraft } from './draft-fields.ts';
import { signeeFields } from './field-groups.ts';
import { PersonChoices } from './PersonFields.tsx';
import { chosenInvitation } from './person-choices.ts';
import type { PlaceInStep, StepPageProps } from './step-props.ts';
import { NamesInContract, Signers } from './Signers.tsx';
import { obstaclesOf, type Obstacle } from './step-marks.ts';
import { UnprintedLetters } from './UnprintedLetters.tsx';
import styles from './wizard.module.css';

const SendContract = lazyComponent(() => fromPort('sendContract'));

/** Step 4: what stands against publishing, what else happens, and the button (employment.43). */
export function FinishStep({ draft, validation, open }: StepPageProps) {
  const t = useTexts<typeof en>('employment');
  const obstacles = obstaclesOf(validation);
  const publish = usePublish(draft);
  const { document } = draft;
  return (
    <div className={styles['sections']}>
      <Obstacles obstacles={obstacles} draft={draft} open={open} />
      <UnprintedLetters letters={validation.unprinted} />
      <SettingSection title={t('wizard.finish.also')}>
        <PersonChoices draft={draft} />
      </SettingSection>
      <Suspense fallback={<PartToCome skeleton={null} />}>
        <SendContract
          documentId={document.documentId}
          language={document.language}
          signers={contactsToSign(document)}
          about={<NamesInContract open={open} />}
          otherwise={<Signers document={document} open={open} />}
          isBlocked={obstacles.length > 0}
          beforeSend={publish.save}
          readVersion={draft.readVersion}
          onPublished={publish.open}
        />
      </Suspense>
      <SettingSection title={t('wizard.finish.paper')} text={t('wizard.finish.paperText')}>
        <Button
          variant="default"
          className={styles['publish'] ?? ''}
          loading={publish.isRunning}
          disabled={obstacles.length > 0}
          onClick={publish.run}
        >
          {t('wizard.finish.publish')}
        </Button>
      </SettingSection>
    </div>
  );
}

/** Publishes what is saved, and opens the contract. */
function usePublish({ document, change, flush, readVersion }: StepPageProps['draft']) {
  const t = useTexts<typeof en>('employment');
  const go = useGo();
  // The contract itself is asked for on its page: here it would no longer be a draft.
  const { isFinishing, finish } = useFinish(listsOfDocuments);
  const { documentId } = document;
  const save = (): Promise<boolean> => {
    // As it is shown: without an address nobody is invited.
    if (!chosenInvitation(document)) change({ baseData: { inviteUser: false } });
    return flush();
  };
  const open = (isSent: boolean): void => {
    if (!isSent) showToast({ title: t('wizard.finish.published', { name: document.name }) });
    void go('/employee-contract/view', { documentId }, { replace: true });
  };
  const publish = async (): Promise<void> => {
    if (!(await save())) return;
    // What another tab has saved and is not shown here is not published.
    const published = await finish({ documentId, version: readVersion() });
    if (!published) return;
    const title = t('wizard.finish.published', { name: published.document.name });
    if (published.claimsStandard === false)
      showToast({ tone: 'warn', title, lines: [t('wizard.letters.published')], milliseconds: 15_000 });
    else showToast({ title });
    await go('/employee-contract/view', { documentId }, { replace: true });
  };
  return { isRunning: isFinishing, run: () => void publish(), save, open };
}

/** Where it is mended. */
function placeOf(obstacle: Obstacle): PlaceInStep {
  if (obstacle.kind === 'clause') return { clause: obstacle.clause };
  if (obstacle.kind === 'finding' && obstacle.step === 3) return { clause: obstacle.finding.clause ?? undefined };
  return { field: obstacle.variable };
}

function Obstacles({ obstacles, draft, open }: { obstacles: readonly Obstacle[] } & Pick<StepPageProps, 'draft' | 'open'>) {
  const t = useTexts<typeof en>('employment');
  const words = useObstacleWords(draft);
  if (obstacles.length === 0) return <Notice tone="good">{t('wizard.finish.ready')}</Notice>;
  return (
    <section className={styles['obstacles']}>
      <h3>{t('wizard.finish.obstacles', { count: obstacles.length })}</h3>
      <FramedList>
        {obstacles.map((obstacle) => {
          const text = words(obstacle);
          return (
            <FramedRow key={text}>
              <span>{text}</span>
              <Button
                variant="default"
                size="xs"
                aria-label={`${t('wizard.finish.fix')}: ${text}`}
                onClick={() => void open(obstacle.step, placeOf(obstacle))}
              >
                {t('wizard.finish.fix')}
              </Button>
            </FramedRow>
          );
        })}
      </FramedList>
    </section>
  );
}

function useObstacleWords({ document }: StepPageProps['draft']): (obstacle: Obstacle) => string {
  const t = useTexts<typeof en>('employment');
  const language = useLanguage();
  const findingWords = useFindingWords();
  const { template, elements } = contentOfDraft(document);
  return (obstacle) => {
    if (obstacle.kind === 'finding') return findingWords(obstacle.finding);
    if (obstacle.kind === 'clause')
      return t('wizard.finish.clause', { name: elements.find(({ key }) => key === obstacle.clause)?.title ?? '' });
    const variable = template.variables.find(({ key }) => key === obstacle.variable);
    const signee = signeeFields.find(({ key }) => key === obstacle.variable);
    const label = (variable ?? signee)?.label[language] ?? '';
    const name = variable ? label : t('wizard.finish.ofSignee', { name: label });
    return t(obstacle.kind === 'wrong' ? 'wizard.finish.wrong' : 'wizard.finish.field', { name });
  };
}
