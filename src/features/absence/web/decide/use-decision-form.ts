import { z } from 'zod';
import type { CallError } from '#kernel/web/call-error.ts';
import { useForm, type Form } from '#kernel/web/form.ts';
import type { NoDraft } from '#kernel/web/use-form-draft.ts';
import { showDecisionError } from '../show-decision-error.ts';
import { TypedComment } from '../typed-comment.ts';
import type { Decision } from '../use-decision.ts';

const Remark = z.object({ comment: TypedComment });
export type RemarkForm = Form<z.input<typeof Remark>>;

/** The value of the button that declines; every other way to send the form approves. */
export const declines = 'decline' satisfies Decision;

interface DecisionFormOptions {
  /** Where the comment is kept (`draftOfComment`). */
  draft: { place: string } | NoDraft;
  decide: (decision: Decision, comment: string) => Promise<unknown>;
  onDone: () => void;
  /** Whether a refusal is shown elsewhere than in the form. */
  onRefused?: (refused: CallError) => boolean;
}

/** The form of every decision: a comment to the person, and which of two buttons sent it. */
export function useDecisionForm({ draft, decide, onDone, onRefused }: DecisionFormOptions): RemarkForm {
  return useForm(Remark, {
    initial: { comment: '' },
    draft,
    send: ({ comment }, _repeatKey, button) => decide(button === declines ? 'decline' : 'approve', comment),
    onSent: onDone,
    onRefused: (refused: CallError) => {
      if (!refused.has('absence.AlreadyDecided')) return onRefused?.(refused) ?? false;
      showDecisionError(refused);
      onDone();
      return true;
    },
  });
}
