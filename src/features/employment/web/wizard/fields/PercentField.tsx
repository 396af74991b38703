import { Group, NumberInput, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en.ts';
import { useFieldProps, type FieldProps } from './field-props.ts';
import { typedNumber } from './typed-number.ts';

/** All of it, or a part of so many per cent. */
export function PercentField(props: FieldProps) {
  const t = useTexts<typeof en>('employment');
  const { variable, value, onChange } = props;
  const most = variable.to ?? 100;
  const [isChosenPart, setPart] = useState(false);
  const isPart = isChosenPart || value !== most;
  const decimalSeparator = useLanguage() === 'no' ? ',' : '.';
  const shared = useFieldProps(props);
  const choose = (extent: string): void => {
    setPart(extent === 'part');
    if (extent === 'full') onChange(most);
  };
  return (
    <Stack gap="sm">
      <Radio.Group label={t('wizard.fields.extent')} value={isPart ? 'part' : 'full'} onChange={choose}>
        <Group mt="xs">
          <Radio value="full" label={t('wizard.fields.fullTime')} />
          <Radio value="part" label={t('wizard.fields.partTime')} />
        </Group>
      </Radio.Group>
      {isPart && (
        <NumberInput
          {...shared}
          decimalSeparator={decimalSeparator}
          decimalScale={2}
          suffix=" %"
          allowNegative={false}
          hideControls
          value={typeof value === 'number' || typeof value === 'string' ? value : ''}
          onChange={(next) => onChange(typedNumber(next))}
        />
      )}
    </Stack>
  );
}
