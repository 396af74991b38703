import { Button } from '@mantine/core';
import type { Ref } from 'react';
import type { FormState } from '#kernel/web/form.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { StackedList } from '#ui/StackedList.tsx';
import { getCompany } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { stepsFor } from '../start-steps.ts';
import styles from './get-started.module.css';
import { InterestsForm } from './InterestsForm.tsx';

interface GetStartedProps {
  /** Called when the user follows one of the steps. */
  onGo: () => void;
  /** The form among them, for what asks before it is closed. */
  form: Ref<FormState>;
}

/** The first steps in a company for this user, in their usual order (home.5). */
export function GetStarted({ onGo, form }: GetStartedProps) {
  const t = useTexts<typeof en>('company');
  const user = useUser();
  const steps = stepsFor(user);
  const hasForm = user.permissions.OrganisationSettings === true;
  return (
    <>
      {hasForm && <Interests handle={form} />}
      <StackedList gap={2} isOrdered>
        {steps.map(({ key, to, icon: Picture }, place) => (
          <li key={key} className={styles['step']}>
            <span className={styles['picture']}>
              <Picture size={22} stroke={1.75} />
            </span>
            <span className={styles['words']}>
              <span className={styles['stepTitle']}>{t(`getStarted.${key}.title`)}</span>
              <span className={styles['stepText']}>{t(`getStarted.${key}.text`)}</span>
            </span>
            <Button component={Link} to={to} variant={place === 0 && !hasForm ? 'filled' : 'default'} onClick={onGo}>
              {t(`getStarted.${key}.action`)}
            </Button>
          </li>
        ))}
      </StackedList>
    </>
  );
}

/** The company's purpose of use; it can be changed in the settings (company.8). */
function Interests({ handle }: { handle: Ref<FormState> }) {
  const { answer } = useCall(getCompany, {}, { staleMinutes: 2, background: true });
  return answer ? <InterestsForm company={answer.company} handle={handle} /> : null;
}
