import { SegmentedControl, Skeleton } from '@mantine/core';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useQuery } from '#kernel/web/address.ts';
import { newRepeatKey } from '#kernel/web/call.ts';
import { useForm } from '#kernel/web/form.ts';
import { copyText } from '#kernel/web/copy-text.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { returnDraft } from '#kernel/web/use-form-draft.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TableFrame } from '#ui/table/TableFrame.tsx';
import { showToast } from '#ui/toasts.ts';
import { getPrompt, promptToAddAbsence, undoPrompt } from '../../contract/endpoints-company.ts';
import { undoSeconds } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { CommentField } from '../CommentField.tsx';
import { TypedComment } from '../typed-comment.ts';
import styles from './company.module.css';

type Answered = Answer<typeof getPrompt>;

/** Long enough to take over what was written. */
const readMilliseconds = 600_000;

const isId = (text: string): boolean => /^[\da-f-]{36}$/i.test(text);

/** The dialog to remind people to book vacation, over any page: `?prompt=all`, `team` or a person's id (absence.69). The server decides whom the user may remind. */
export function Prompt() {
  const t = useTexts<typeof en>('absence');
  const [{ prompt = '' }, change] = useQuery();
  const recipients: PromptRecipients = isId(prompt) ? { companyUserId: prompt } : prompt === 'team' ? { scope: prompt } : {};
  const read = useCall(getPrompt, { query: recipients }, { keepsPrevious: true });
  const close = (): void => change({ prompt: undefined });
  const open = (): void => change({ prompt });
  const form = { recipients, onClose: close, onReopen: open };
  if (read.answer) return <PromptForm key={placeOf(recipients)} answer={read.answer} {...form} />;
  return (
    <Dialog title={t('company.prompt.title')} isOpen onClose={close}>
      <Loaded read={read} skeleton={<Skeleton height={200} radius="md" />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/** One person, the user's team, or everybody the user may remind. */
interface PromptRecipients {
  companyUserId?: string;
  scope?: 'team';
}

/** A message to one person is written for that person alone. */
const placeOf = ({ companyUserId }: PromptRecipients): string => `absence/prompt/${companyUserId ?? 'many'}`;

interface PromptFormProps {
  answer: Answered;
  recipients: PromptRecipients;
  onClose: () => void;
  /** Opens it again for the same people. */
  onReopen: () => void;
}

const Message = z.object({ message: TypedComment });

function PromptForm({ answer, recipients, onClose, onReopen }: PromptFormProps) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const { write } = useWrite(promptToAddAbsence);
  const place = placeOf(recipients);
  const offerUndo = useUndo((message) => {
    if (message === '') return true;
    const isReturned = returnDraft(place, { from: { message: '' }, to: { message } });
    onReopen();
    return isReturned;
  });
  const { people } = answer;
  const reached = people.filter(({ isReachable }) => isReachable).length;
  const form = useForm(Message, {
    initial: { message: '' },
    draft: { place },
    send: async ({ message }, repeatKey) => ({ message, ...(await write({ body: { message, ...recipients } }, { repeatKey })) }),
    onSent: ({ message, prompted, promptId }) => {
      if (promptId === null) showToast({ title: t('company.prompt.sent', { count: prompted }) });
      else offerUndo({ promptId, prompted, message });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('company.prompt.title')}
      form={form}
      onClose={onClose}
      isReadOnly={reached === 0}
      cancel={reached === 0 ? k('actions.close') : undefined}
      send={t('company.prompt.send', { count: reached })}
    >
      <ToWhom answer={answer} reached={reached} />
      {people.length > 0 && <People people={people} />}
      {reached > 0 && (
        <CommentField
          label={t('company.prompt.message')}
          description={t('company.prompt.messageText')}
          autosize
          minRows={3}
          {...form.fields.getInputProps('message')}
        />
      )}
    </FormDialog>
  );
}

/** Says that a reminder waits, and lets it be undone; then gives back its message, or shows it where a newer one has been begun. */
function useUndo(giveBack: (message: string) => boolean) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const { write } = useWrite(undoPrompt);
  return ({ promptId, prompted, message }: { promptId: string; prompted: number; message: string }): void => {
    // One key for each try: after a lost answer, the undo that was carried out answers.
    const repeatKey = newRepeatKey();
    const undo = async (): Promise<void> => {
      await write({ body: { promptId } }, { repeatKey });
      const title = t('company.prompt.undone');
      if (giveBack(message)) showToast({ title });
      else {
        // With a button it is not pushed away by other messages.
        const action = { label: t('company.prompt.copy'), run: () => void copyText(message, { title: k('actions.copied') }) };
        showToast({ tone: 'warn', title, lines: [t('company.prompt.newerKept'), message], action, milliseconds: readMilliseconds });
      }
    };
    showToast({
      title: t('company.prompt.waits', { count: prompted }),
      action: { label: k('actions.undo'), run: () => void runOrShowError(undo) },
      milliseconds: undoSeconds * 1000,
    });
  };
}

/** Selects everybody, the team or one person; for users who may remind everybody and also lead a team. */
function ToWhom({ answer: { people, scope, mayChoose }, reached }: { answer: Answered; reached: number }) {
  const t = useTexts<typeof en>('absence');
  const [, change] = useQuery();
  const words = people.length === 0 ? t(`company.prompt.noneLeft.${scope}`) : t('company.prompt.noneReached');
  return (
    <>
      {mayChoose && (
        <SegmentedControl
          aria-label={t('company.prompt.scope')}
          value={scope}
          onChange={(next) => change({ prompt: next })}
          data={(['all', 'team'] as const).map((value) => ({ value, label: t(`company.prompt.scopes.${value}`) }))}
        />
      )}
      <p className={styles['text']} aria-live="polite">
        {reached === 0 ? words : t(`company.prompt.to.${scope}`)}
      </p>
    </>
  );
}

function People({ people }: Pick<Answered, 'people'>) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  return (
    <TableFrame scrolls={t('company.prompt.person')} frameClassName={styles['people']}>
      <thead>
        <tr>
          <th scope="col">{t('company.prompt.person')}</th>
          <th scope="col">{t('company.prompt.left')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ companyUserId, fullName, available, isReachable }) => (
          <tr key={companyUserId}>
            <th scope="row">
              {fullName}
              {!isReachable && <span className={styles['quiet']}> · {t('company.prompt.unreachable')}</span>}
            </th>
            <td>{format.number(available)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
