import { Button, Checkbox, Radio, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useGo, useQuery } from '#kernel/web/address.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { useFresh } from '#kernel/web/use-fresh.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { showToast } from '#ui/toasts.ts';
import { getFlow, getFlows, saveFlowAnswers, type Flow, type FlowAnswers } from '../../contract/endpoints-flows.ts';
import { createTreatments } from '../../contract/endpoints-treatments.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfTreatments } from '../reads-of-gdpr.ts';
import { useRunning } from '../use-running.ts';
import { answeredWith, chosenTreatments } from './chosen-options.ts';
import { createNewestSaver } from './save-newest.ts';
import styles from './add.module.css';

interface OpenedFlowProps {
  flowId: string;
  onLimit: () => void;
}

/** The questions for one department. */
export function OpenedFlow({ flowId, onLimit }: OpenedFlowProps) {
  const language = useLanguage();
  // An answer from an earlier visit lacks what was chosen since, and the next choice would be saved without it.
  const read = useFresh(useCall(getFlow, { query: { flowId, language } }), `${language}/${flowId}`);
  return (
    <Loaded read={read} skeleton={<Skeleton height={420} radius="lg" />}>
      {({ flow }) => <Questions flow={flow} onLimit={onLimit} />}
    </Loaded>
  );
}

/** Each answer is kept at once, so that one can go on later or on another device. */
function Questions({ flow, onLimit }: { flow: Flow; onLimit: () => void }) {
  const t = useGdprTexts();
  const go = useGo();
  const [, change] = useQuery();
  const [changed, setChanged] = useState<FlowAnswers>();
  const answers = changed ?? flow.answers ?? {};
  const keeping = useWrite(saveFlowAnswers, { changes: [getFlows, getFlow] });
  const creating = useWrite(createTreatments, { changes: readsOfTreatments });
  const { isRunning, run } = useRunning();
  const { flowId, questions } = flow;
  const [saver] = useState(() => createNewestSaver((next: FlowAnswers | null) => keeping.write({ body: { flowId, answers: next } })));
  const chosen = chosenTreatments(flow, answers);
  const keep = (next: FlowAnswers) => {
    setChanged(next);
    saver.put(Object.keys(next).length > 0 ? next : null);
    if (!saver.isSaving()) void runOrShowError(saver.flush);
  };
  const create = () =>
    run(async () => {
      try {
        const { treatments } = await creating.write({ body: { treatments: chosen } });
        saver.put(null);
        await saver.flush();
        showToast({ title: t('treatment.add.created', { count: treatments.length }), lines: [t('treatment.add.createdText')] });
        await go('/gdpr');
      } catch (error) {
        if (error instanceof CallError && error.has('gdpr.LimitReached')) return onLimit();
        throw error;
      }
    });
  return (
    <CardSection title={flow.name}>
      <LinkButton onClick={() => change({ flowId: undefined })}>{t('treatment.add.back')}</LinkButton>
      <div className={styles['questions']}>
        {questions.map((question, index) => (
          <Question
            key={question.questionId}
            question={question}
            place={t('treatment.add.question', { number: index + 1, all: questions.length })}
            chosen={answers[question.questionId] ?? []}
            onChange={(options) => keep(answeredWith(answers, question.questionId, options))}
          />
        ))}
      </div>
      <output className={styles['quiet']}>{t('treatment.add.chosen', { count: chosen.length })}</output>
      <ButtonRow at="end">
        <Button variant="default" disabled={Object.keys(answers).length === 0} onClick={() => keep({})}>
          {t('treatment.add.forget')}
        </Button>
        <Button disabled={chosen.length === 0} loading={isRunning} onClick={create}>
          {t('treatment.add.create', { count: Math.max(1, chosen.length) })}
        </Button>
      </ButtonRow>
    </CardSection>
  );
}

interface QuestionProps {
  question: Flow['questions'][number];
  place: string;
  chosen: readonly string[];
  onChange: (options: readonly string[]) => void;
}

function Question({ question: { text, help, isMultiple, options }, place, chosen, onChange }: QuestionProps) {
  const description = [place, help].filter(Boolean).join(' · ');
  const rows = options.map(({ optionId, text: label, help: about }) => ({ key: optionId, value: optionId, label, description: about }));
  if (!isMultiple) {
    return (
      <Radio.Group label={text} description={description} value={chosen[0] ?? null} onChange={(option) => onChange([option])}>
        <div className={styles['options']}>
          {rows.map(({ key, ...row }) => (
            <Radio key={key} {...row} />
          ))}
        </div>
      </Radio.Group>
    );
  }
  return (
    <Checkbox.Group label={text} description={description} value={[...chosen]} onChange={onChange}>
      <div className={styles['options']}>
        {rows.map(({ key, ...row }) => (
          <Checkbox key={key} {...row} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
