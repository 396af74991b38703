import { useState } from 'react';
import type { CallError } from '#kernel/web/call-error.ts';
import { notSent } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { useVersionedForm } from '#kernel/web/use-versioned-form.ts';
import { showToast } from '#ui/toasts.ts';
import { updatePlan } from '../../contract/endpoints.ts';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';
import { changesOf, EditSchema, movesTasks, valuesOf, type EditValues } from './edit-values.ts';

interface PlanFormOptions {
  /** The new date of a proposal to move the plan. */
  proposed: string | undefined;
  onSaved: () => void;
}

/** The form of a plan itself. What moves its tasks is asked for first, in `pendingValues`; a change by somebody else is merged or shown. */
export function usePlanForm(opened: Plan, { proposed, onSaved }: PlanFormOptions) {
  const t = useTexts<typeof en>('onoffboarding');
  const [pendingValues, setPendingValues] = useState<EditValues>();
  const { write } = useWrite(updatePlan, { changes: readsOfPlans });
  const { id } = opened;
  const { form, record, conflict, handleConflict } = useVersionedForm<EditValues, Plan, unknown>(EditSchema, {
    record: opened,
    initial: { ...valuesOf(opened), ...(proposed && { referenceDate: proposed }) },
    valuesOf,
    draft: { place: `plans/${id}` },
    theirsOf: ({ plan }) => plan as Plan | undefined, // The answer to a conflict.
    save: async ({ record: plan = opened }, values) => {
      if (plan.tasks.length > 0 && movesTasks(plan, values)) {
        if (plan.version !== opened.version) showToast({ tone: 'warn', title: t('form.redate.changed') });
        setPendingValues(values);
        return notSent;
      }
      return await write({ body: { plan: { id, version: plan.version, ...changesOf(values) } } });
    },
    onSaved,
  });
  return {
    form,
    plan: record ?? opened,
    conflict,
    pendingValues,
    forget: () => setPendingValues(undefined),
    /** A refusal of the dialog: it closes, unless what is merged moves the tasks as well. */
    handleConflict: (error: CallError, values: EditValues): boolean => {
      setPendingValues(undefined);
      const isHandled = handleConflict(error, values);
      if (!isHandled) setPendingValues(values);
      return isHandled;
    },
  };
}
