import { Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useQuery } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { localToday } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { enterCard, openCardPage } from '../contract/endpoints.ts';
import { expiryOf, testCardNumbers, testCardOf } from '../contract/rules/test-card.ts';
import type { en } from '../texts/en.ts';
import { returnAddress } from './return-address.ts';

/** The built-in provider's page where a card is entered. The number stays in the browser: what is sent is what the card does. */
export function CardEntry() {
  const t = useTexts<typeof en>('payment');
  const [{ secret = '', back }] = useQuery();
  const read = useCall(openCardPage, { body: { secret } }, { enabled: secret !== '' });
  if (secret === '' || read.error?.status === 404) return <ErrorState isPage title={t('card.closed')} lines={[]} />;
  return (
    <Loaded read={read} skeleton={<Skeleton height={260} radius="lg" />}>
      {({ companyName }) => (
        <Page width="form" title={t('card.title')} description={t('card.company', { company: companyName })}>
          <Notice tone="note" title={t('test')}>
            {t('testText')} {t('card.useNumbers')}
          </Notice>
          <CardForm secret={secret} back={returnAddress(back)} />
          <TestCards />
        </Page>
      )}
    </Loaded>
  );
}

function CardForm({ secret, back }: { secret: string; back: string }) {
  const t = useTexts<typeof en>('payment');
  const [today] = useState(localToday);
  const Typed = z.object({
    number: z.string().refine((typed) => testCardOf(typed) !== undefined),
    expiry: z.string().refine((typed) => expiryOf(typed, today) !== undefined),
  });
  const form = useForm(Typed, {
    initial: { number: '', expiry: '' },
    // Nothing of a card is kept in the browser.
    draft: 'secret',
    send: async ({ number, expiry }) => {
      const [card, until] = [testCardOf(number), expiryOf(expiry, today)];
      // The form is only sent with a card and a month.
      if (!card || !until) throw new Error('A card that is none was sent');
      const { behaviour, lastFour } = card;
      const brand = card.brand === 'visa' ? 'visa' : 'mastercard';
      await call(enterCard, { body: { secret, behaviour, brand, lastFour, ...until } });
    },
    onSent: () => location.assign(back),
  });
  return (
    <FormFrame form={form} send={t('card.save')} cancel={t('card.back')} onCancel={() => location.assign(back)}>
      <TextInput
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="off"
        {...form.fields.getInputProps('number')}
        error={form.fields.errors['number'] && t('card.unknown')}
      />
      <TextInput
        label={t('card.expiry')}
        inputMode="numeric"
        autoComplete="off"
        {...form.fields.getInputProps('expiry')}
        error={form.fields.errors['expiry'] && t('card.expiryWrong')}
      />
    </FormFrame>
  );
}

function TestCards() {
  const t = useTexts<typeof en>('payment');
  return (
    <section>
      <h2>{t('card.numbers')}</h2>
      <Facts>
        {testCardNumbers.map(({ number, behaviour }) => (
          <Fact key={number} label={number}>
            {t(`card.behaviours.${behaviour}`)}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
