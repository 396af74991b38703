import type { Form } from '#kernel/web/form.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../../texts/en.ts';
import type { EditValues } from '../../edit-values.ts';
import styles from './edit.module.css';

/** What is wrong, over the whole form: a long form hides its errors further down. */
export function WrongFields({ form: { fields } }: { form: Form<EditValues> }) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const order = Object.keys(fields.getValues());
  const place = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  const wrong = Object.keys(fields.errors).toSorted((a, b) => place(a) - place(b));
  if (wrong.length === 0) return null;
  return (
    <Notice tone="bad" role="alert" title={k('fixFields', { count: wrong.length })}>
      <ul className={styles['wrong']}>
        {wrong.map((path) => (
          <li key={path}>
            <button type="button" onClick={() => focus(path)}>
              {labelOf(t, path)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const contactLabels = { fullName: 'contactName', phone: 'contactPhone', relation: 'contactRelation' } as const;

function labelOf(t: ReturnType<typeof useTexts<typeof en>>, path: string): string {
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'emergencyContacts') {
    const contact = t('edit.contact', { number: Number(second) + 1 });
    // `in` has just said that it is one of them.
    const label = third in contactLabels ? t(`edit.${contactLabels[third as keyof typeof contactLabels]}`) : t('fields.phoneCountryCode');
    return `${contact}: ${label}`;
  }
  // Every field of the form has its label under its own name.
  return t(`fields.${(first === 'address' ? second : first) as keyof typeof en.fields}`);
}

function focus(path: string): void {
  document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
}
