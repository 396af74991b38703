import { getCompany, setDirector } from '#features/company/contract/endpoints.ts';
import type { Company } from '#features/company/contract/entities.ts';
import { useQuery } from '#kernel/web/address.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import { DirectorField } from './DirectorField.tsx';

/** The dialog to set the director, over the company's page, which reads the company too (company.12). */
export function ChooseDirector() {
  const { answer } = useCall(getCompany, {});
  return answer ? <DirectorDialog company={answer.company} /> : null;
}

function DirectorDialog({ company: { directedByCompanyUserId, version } }: { company: Company }) {
  const t = useTexts<typeof en>('access-control');
  const [, change] = useQuery();
  const close = () => change({ director: undefined });
  const { write } = useWrite(setDirector, { changes: [getCompany] });
  const form = useForm(setDirector.body, {
    initial: { directedByCompanyUserId: directedByCompanyUserId ?? '' },
    draft: { place: 'company/director', version },
    send: (body) => write({ body: { ...body, version } }),
    onSent: ({ company }) => {
      showToast({ title: t('director.done', { name: company.companyDirector?.name ?? '' }) });
      close();
    },
  });
  return (
    <FormDialog title={t('director.title')} form={form} onClose={close} send={t('director.confirm')} queryNames={['director']}>
      <DirectorField hint={t('director.hint')} {...form.fields.getInputProps('directedByCompanyUserId')} />
    </FormDialog>
  );
}
