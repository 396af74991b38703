import type { Form } from '#kernel/web/form.ts';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { EditValues } from '../../edit-values.ts';
import { FieldLinks } from './FieldLinks.tsx';

/** What is wrong, over the whole form: a long form hides its errors further down. */
export function WrongFields({ form: { fields } }: { form: Form<EditValues> }) {
  const k = useKernelTexts();
  const order = Object.keys(fields.getValues());
  const place = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  const wrong = Object.keys(fields.errors).toSorted((a, b) => place(a) - place(b));
  if (wrong.length === 0) return null;
  return (
    <Notice tone="bad" role="alert" title={k('fixFields', { count: wrong.length })}>
      <FieldLinks paths={wrong} />
    </Notice>
  );
}
