import type { ComponentProps } from 'react';
import { PhoneField } from '#kernel/web/PhoneField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import type { PersonValue } from '../people-values.ts';

interface PhoneFieldsProps {
  people: readonly PersonValue[];
  /** A field of one row, as the form binds it. */
  fieldOf: (index: number, name: 'phone' | 'phoneCountryCode') => ComponentProps<typeof PhoneField>['number'];
}

/** The mobile numbers that codes are sent to. */
export function PhoneFields({ people, fieldOf }: PhoneFieldsProps) {
  const t = useTexts<typeof en>('signing');
  return people.map(({ key, name }, index) => (
    <PhoneField
      key={key}
      labels={{ code: t('new.send.codeOf', { name }), number: t('new.send.phoneOf', { name }) }}
      code={fieldOf(index, 'phoneCountryCode')}
      number={fieldOf(index, 'phone')}
    />
  ));
}
