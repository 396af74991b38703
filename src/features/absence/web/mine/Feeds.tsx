import { Button, Select, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { ShownOnce } from '#kernel/web/ShownOnce.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { StackedList } from '#ui/StackedList.tsx';
import { createFeed, feeds, getSettings } from '../../contract/endpoints-company.ts';
import { feedScopes } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import { FeedLine } from './FeedLine.tsx';
import styles from './mine.module.css';

/** Secret addresses with which other calendars subscribe to absence. */
export function Feeds() {
  const t = useTexts<typeof en>('absence');
  const isFixed = useReadOnly();
  const read = useCall(feeds, {});
  const [address, setAddress] = useState<string>();
  const label = t('mine.feeds.address');
  const texts = { title: label, label, once: t('mine.feeds.once'), copy: t('mine.feeds.copy'), copied: t('mine.feeds.copied') };
  return (
    <section className={styles['panel']} aria-labelledby="absence-feeds">
      <h2 id="absence-feeds" className={styles['heading']}>
        {t('mine.feeds.title')}
      </h2>
      <p className={styles['quiet']}>{t('mine.feeds.lead')}</p>
      <Loaded read={read} skeleton={<Skeleton height={48} />}>
        {(answer) => (
          <StackedList>
            {answer.feeds.length === 0 && <li className={styles['quiet']}>{t('mine.feeds.none')}</li>}
            {answer.feeds.map((feed) => (
              <FeedLine key={feed.feedId} feed={feed} onAddress={setAddress} />
            ))}
          </StackedList>
        )}
      </Loaded>
      {!isFixed && <NewFeed onAddress={setAddress} />}
      {address !== undefined && <ShownOnce value={address} onClose={() => setAddress(undefined)} texts={texts} />}
    </section>
  );
}

function NewFeed({ onAddress }: { onAddress: (address: string) => void }) {
  const t = useTexts<typeof en>('absence');
  const { answer } = useCall(getSettings, {}, { staleMinutes: 5 });
  const { write, writing } = useWrite(createFeed, { changes: [feeds] });
  const [chosen, setChosen] = useState<string>('own');
  const may = answer?.settings.permissions;
  const offered = feedScopes.filter((one) => one === 'own' || (one === 'team' ? may?.teamFeed : may?.companyFeed));
  const scope = offered.find((one) => one === chosen) ?? 'own';
  const create = async (): Promise<void> => {
    const made = await write({ body: { scope } });
    onAddress(made.address);
  };
  return (
    <div className={styles['newFeed']}>
      {offered.length > 1 && (
        <Select
          label={t('mine.feeds.scope')}
          allowDeselect={false}
          data={offered.map((one) => ({ value: one, label: t(`mine.feeds.scopes.${one}`) }))}
          value={scope}
          onChange={(next) => setChosen(next ?? 'own')}
        />
      )}
      <Button variant="default" loading={writing} onClick={() => void runOrShowError(create)}>
        {t('mine.feeds.create')}
      </Button>
    </div>
  );
}
