import { useImperativeHandle, type Ref } from 'react';
import { useForm, type FormState } from '#kernel/web/form.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getCompany, updateCompanyInterests } from '../../contract/endpoints.ts';
import type { Company } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { InterestsSection } from '../settings/InterestsSection.tsx';

/** The company's purposes of using the product alone, among the first steps. */
export function InterestsForm({ company, handle }: { company: Company; handle: Ref<FormState> }) {
  const t = useTexts<typeof en>('company');
  const { write } = useWrite(updateCompanyInterests, { changes: [getCompany] });
  const form = useForm(updateCompanyInterests.body, {
    initial: { interests: company.interests },
    draft: { place: 'company/settings/interests', version: company.version },
    send: ({ interests }) => write({ body: { interests, version: company.version } }),
    onSent: () => void showToast({ title: t('settings.saved') }),
  });
  // The dialog around it asks before it is closed.
  useImperativeHandle(handle, () => form);
  return (
    <FormFrame form={form} buttonsAt="start">
      <InterestsSection input={form.fields.getInputProps('interests')} />
    </FormFrame>
  );
}
