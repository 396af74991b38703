import { Button } from '@mantine/core';
import { useReadOnly } from '#kernel/web/session.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { EmploymentDocument, FinishStep } from '../../contract/document.ts';
import { isDraft } from '../../contract/rules/document-status.ts';
import type { en } from '../../texts/en.ts';
import { readsOfDocuments } from '../reads-of-documents.ts';
import { useFinish } from './use-finish.ts';

/** The variables behind fields of people that are called otherwise. */
const variableOf: Readonly<Record<string, string>> = {
  emailAddress: 'email',
  phoneCountryCode: 'countryCode',
  mobilePhoneNumber: 'mobileNumber',
  endDate: 'expirationDate',
};

/** A pending update, the steps that failed and why, and a button to try them again (employment.46). */
export function FinishNotices({ document }: { document: EmploymentDocument }) {
  return (
    <>
      <UpdateWaits document={document} />
      <FinishRemains document={document} />
    </>
  );
}

/** When the person is updated with what the contract says, where that is still to come (employment.28). */
function UpdateWaits({ document: { state, personUpdateOn } }: { document: EmploymentDocument }) {
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  if (personUpdateOn === null || isDraft(state)) return null;
  return <Notice tone="note">{t('wizard.finish.waits', { date: format.date(personUpdateOn) })}</Notice>;
}

function FinishRemains({ document }: { document: EmploymentDocument }) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const isFixed = useReadOnly();
  const reasonOf = useReasons(document);
  const { isFinishing, finish } = useFinish(readsOfDocuments);
  const waits = document.personUpdateOn !== null;
  const remaining = document.finishing.filter(({ step, isDone }) => !isDone && !(waits && step === 'updatePerson'));
  if (remaining.length === 0 || isDraft(document.state)) return null;
  const retry = !isFixed && (
    <Button size="xs" variant="default" loading={isFinishing} onClick={() => void finish({ documentId: document.documentId })}>
      {k('actions.retry')}
    </Button>
  );
  return (
    <Notice tone="warn" title={t('wizard.finish.remains', { name: document.name })} actions={retry}>
      <ul>
        {remaining.map((one) => (
          <li key={one.step}>
            {t(`wizard.finish.steps.${one.step}`)}: {reasonOf(one)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Why a step is not done, and which values to look at. */
function useReasons({ content }: EmploymentDocument): (step: FinishStep) => string {
  const t = useTexts<typeof en>('employment');
  const language = useLanguage();
  const format = useFormat();
  return ({ code, fields }) => {
    const reason = t(`wizard.finish.reasons.${reasonKey(code)}`);
    const names = fields.flatMap((field) => {
      const key = variableOf[field] ?? field;
      return content?.template.variables.find((one) => one.key === key)?.label[language] ?? [];
    });
    return names.length === 0 ? reason : `${reason} ${t('wizard.finish.check', { fields: format.list(names) })}`;
  };
}

const reasons = {
  'people.EmailAlreadyExists': 'emailExists',
  'people.UserLimitReached': 'noSeat',
  'people.PersonAlreadyInvited': 'invited',
  'invitations.ExistingUser': 'hasAccess',
  'invitations.InvitationEmailExists': 'emailInvited',
  'documents.NoPerson': 'noPerson',
  'documents.HasLeft': 'hasLeft',
  'common.Forbidden': 'noAccess',
  'common.BadRequest': 'notHeld',
} as const;

/** The text for the code of a refusal. */
function reasonKey(code: string | null) {
  // The keys are checked by `in`.
  return code !== null && code in reasons ? reasons[code as keyof typeof reasons] : 'other';
}
