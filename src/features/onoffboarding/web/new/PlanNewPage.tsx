import { Loaded } from '#kernel/web/Loaded.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { getTemplates } from '../../contract/endpoints-templates.ts';
import { PlanNewForm } from './PlanNewForm.tsx';

/** A new plan: whom it is about, when, and what it begins with (plans.63). */
export function PlanNewPage() {
  const read = useCall(getTemplates, {});
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={6} />}>
      {({ templates }) => <PlanNewForm templates={templates} />}
    </Loaded>
  );
}
