import { useTexts } from '#kernel/web/texts.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { en } from '../../../texts/en.ts';

/** Links to fields by name; paths are those of the form, `address.city`. */
export function FieldLinks({ paths }: { paths: readonly string[] }) {
  const t = useTexts<typeof en>('people');
  return (
    <PointList>
      {paths.map((path) => (
        <li key={path}>
          <LinkButton isInText onClick={() => focus(path)}>
            {labelOf(t, path)}
          </LinkButton>
        </li>
      ))}
    </PointList>
  );
}

const contactLabels = { fullName: 'contactName', phone: 'contactPhone', relation: 'contactRelation' } as const;

function labelOf(t: ReturnType<typeof useTexts<typeof en>>, path: string): string {
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'emergencyContacts') {
    const contact = t('edit.contact', { number: Number(second) + 1 });
    // Checked by `in` above.
    const label = third in contactLabels ? t(`edit.${contactLabels[third as keyof typeof contactLabels]}`) : t('fields.phoneCountryCode');
    return `${contact}: ${label}`;
  }
  // Every field of the form has a label under its own name.
  return t(`fields.${(first === 'address' ? second : first) as keyof typeof en.fields}`);
}

function focus(path: string): void {
  document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
}
