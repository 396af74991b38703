import { useState } from 'react';
import { GetStarted } from '#features/company/web/public.ts';
import type * as people from '#features/people/contract/endpoints.ts';
import { addressed } from '#kernel/web/addressed.ts';
import { useUser } from '#kernel/web/session.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { firstStepsKey } from './first-steps-key.ts';

// Home does not wait for the schemas of people.
const getActiveCompanyUsers = addressed<typeof people.getActiveCompanyUsers>({
  method: 'POST',
  path: '/companyusers/get-active-companyusers',
});
const updateInteractionData = addressed<typeof people.updateInteractionData>({
  method: 'POST',
  path: '/companyusers/update-interaction-data',
});

interface FirstStepsProps {
  /** The person wants to see them again (ME-01), whoever else is there. */
  isAsked: boolean;
  onDone: () => void;
}

/** Shown to somebody who is alone in a company, until they hide it; and again when they ask for it (HO-03). */
export function FirstSteps({ isAsked, onDone }: FirstStepsProps) {
  const { companyName } = useUser();
  const { write } = useWrite(updateInteractionData);
  const [isHidden, setIsHidden] = useState(false);
  const body = { pagination: { page: 1, pageSize: 1 }, filter: {} };
  const { answer } = useCall(getActiveCompanyUsers, { body }, { background: true, staleMinutes: 1 });
  if (answer === undefined || (!isAsked && (isHidden || answer.totalEntries > 1))) return null;
  const handleSkip = () => {
    setIsHidden(true);
    onDone();
    void write({ body: { interactionData: { [firstStepsKey]: 'hidden' } } });
  };
  return <GetStarted companyName={companyName} isAlone={answer.totalEntries === 1} onSkip={handleSkip} />;
}
