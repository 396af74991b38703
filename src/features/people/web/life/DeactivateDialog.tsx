import { useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { Steps } from '#ui/Steps.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';
import { DeactivateStep } from './DeactivateStep.tsx';
import { HandOverByPort } from './HandOverByPort.tsx';
import { Obstacles } from './Obstacles.tsx';
import { WhatHappens } from './WhatHappens.tsx';
import { useLeaving } from './use-leaving.ts';

/** Ends a person's access, in steps: obstacles, consequences, the last day (people.33). */
export function DeactivateDialog({ person, onClose }: { person: CompanyUser; onClose: () => void }) {
  const t = useTexts<typeof en>('people');
  const [hasSeen, setHasSeen] = useState(false);
  const [handingOver, setHandingOver] = useState<'contracts' | 'planTasks'>();
  const read = useLeaving(person.id, 'deactivate');
  const obstacles = read.answer?.obstacles ?? [];
  const step = obstacles.length > 0 ? 0 : hasSeen ? 2 : 1;
  const title = t('life.deactivate.title', { name: fullName(person) });
  const steps = (
    <Steps
      label={t('life.deactivate.steps')}
      steps={[t('life.deactivate.inTheWay'), t('life.deactivate.whatHappens'), t('life.deactivate.lastDay')]}
      current={step}
      doneLabel={t('life.deactivate.stepDone')}
    />
  );
  if (handingOver) {
    const back = (): void => {
      setHandingOver(undefined);
      read.retry();
    };
    return <HandOverByPort of={handingOver} companyUserId={person.id} onClose={back} />;
  }
  if (step === 0) {
    return (
      <Obstacles
        title={title}
        person={person}
        obstacles={obstacles}
        onChanged={read.retry}
        onHandOverContracts={() => setHandingOver('contracts')}
        onClose={onClose}
      >
        {steps}
      </Obstacles>
    );
  }
  if (step === 2 && read.answer) {
    return (
      <DeactivateStep
        person={person}
        endDate={read.answer.endDate}
        steps={steps}
        onBack={() => setHasSeen(false)}
        onBlocked={read.retry}
        onClose={onClose}
      />
    );
  }
  return (
    <WhatHappens
      title={title}
      read={read}
      onNext={() => setHasSeen(true)}
      onHandOverTasks={() => setHandingOver('planTasks')}
      onClose={onClose}
    >
      {steps}
    </WhatHappens>
  );
}
