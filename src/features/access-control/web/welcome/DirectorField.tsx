import { usePersonChoices } from '#features/people/web/public.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';

type Bound = Omit<Parameters<typeof PersonSelect>[0], 'label' | 'description' | 'placeholder' | 'people'>;

/** Who directs the company, among its staff. */
export function DirectorField({ hint, ...field }: Bound & { hint: string }) {
  const t = useTexts<typeof en>('access-control');
  const staff = usePersonChoices({ isStaff: true });
  return (
    <PersonSelect
      label={t('welcome.director')}
      description={hint}
      placeholder={t('welcome.choose')}
      people={staff}
      required
      data-autofocus
      {...field}
    />
  );
}
