import { Button } from '@mantine/core';
import { IconCreditCard, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Card } from '#features/payment/contract/entities.ts';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { Mark } from '#ui/Mark.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import { disablePaymentCard } from '../../contract/endpoints-payment.ts';
import type { en } from '../../texts/en.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';
import { brandName } from './brand-name.ts';
import { useCardName } from './card-name.ts';
import styles from './payment.module.css';
import { useAddCard } from './use-add-card.ts';

interface CardsSectionProps {
  cards: readonly Card[];
  mayChange: boolean;
  /** Where the browser comes back to with a new card. */
  returnPath: string;
  /** Why nothing can be bought as it is. */
  problem?: string | undefined;
}

/** The cards that can be charged; a new one is typed on the provider's page (subscription.38). */
export function CardsSection({ cards, mayChange, returnPath, problem }: CardsSectionProps) {
  const t = useTexts<typeof en>('subscription');
  const nameOf = useCardName();
  const { addCard, isOpening } = useAddCard(returnPath);
  const [removed, setRemoved] = useState<Card>();
  const { write } = useWrite(disablePaymentCard, { changes: readsOfSubscription });
  const add = mayChange && (
    <Button variant="default" leftSection={<IconPlus aria-hidden />} loading={isOpening} onClick={addCard}>
      {t('card.add')}
    </Button>
  );
  return (
    <ActionSection title={t('card.title')} text={t('card.lead')} action={add}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {cards.length === 0 && <p className={styles['quiet']}>{t('card.none')}</p>}
      {cards.length > 0 && (
        <FramedList label={t('card.title')}>
          {cards.map((card) => (
            <FramedRow key={card.cardUuid}>
              <CardName card={card} />
              {mayChange && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('card.removeOf', { brand: brandName(card.brand), lastFour: card.lastFour })}
                  onClick={() => setRemoved(card)}
                >
                  {t('card.remove')}
                </Button>
              )}
            </FramedRow>
          ))}
        </FramedList>
      )}
      {removed && (
        <ConfirmAction
          title={t('card.removeTitle')}
          confirmLabel={t('card.remove')}
          isDestructive
          onClose={() => setRemoved(undefined)}
          act={() => write({ body: { cardUuid: removed.cardUuid } })}
          done={t('card.removed')}
        >
          <p className={styles['text']}>
            <strong>{nameOf(removed)}</strong>
          </p>
          <p className={styles['text']}>{t('card.removeText')}</p>
        </ConfirmAction>
      )}
    </ActionSection>
  );
}

function CardName({ card }: { card: Card }) {
  const t = useTexts<typeof en>('subscription');
  const nameOf = useCardName();
  const { expiryMonth, expiryYear, isDefault } = card;
  const [now] = useState(() => new Date());
  const isExpired = expiryYear * 12 + expiryMonth < now.getFullYear() * 12 + now.getMonth() + 1;
  const until = { month: String(expiryMonth).padStart(2, '0'), year: String(expiryYear) };
  return (
    <>
      <IconCreditCard aria-hidden size={20} stroke={1.75} />
      <span className={styles['grow']}>
        <TwoLines about={t(isExpired ? 'card.expired' : 'card.expires', until)}>
          <span>
            {nameOf(card)} {isDefault && <Mark>{t('card.used')}</Mark>}
          </span>
        </TwoLines>
      </span>
    </>
  );
}
