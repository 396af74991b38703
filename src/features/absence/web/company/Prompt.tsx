import { Button, Skeleton, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { getPrompt, promptToAddAbsence } from '../../contract/endpoints-company.ts';
import { commentLength } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import styles from './company.module.css';

type Person = Answer<typeof getPrompt>['people'][number];

const isId = (text: string): boolean => /^[\da-f-]{36}$/i.test(text);

/** Reminds people of booking vacation, over any page: `?prompt=all`, `team` or a person's id (AB-20). Whom one may remind, the server knows. */
export function Prompt() {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const [{ prompt = '' }, change] = useQuery();
  const companyUserId = isId(prompt) ? prompt : undefined;
  const read = useCall(getPrompt, { query: companyUserId ? { companyUserId } : {} });
  const close = (): void => change({ prompt: undefined });
  return (
    <Dialog title={t('company.prompt.title')} isOpen onClose={close} closeLabel={k('actions.close')}>
      <Loaded read={read} skeleton={<Skeleton height={200} radius="md" />}>
        {({ people }) => <PromptForm people={people} companyUserId={companyUserId} onClose={close} />}
      </Loaded>
    </Dialog>
  );
}

interface PromptFormProps {
  people: readonly Person[];
  companyUserId: string | undefined;
  onClose: () => void;
}

function PromptForm({ people, companyUserId, onClose }: PromptFormProps) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const [message, setMessage] = useState('');
  const { write, writing } = useWrite(promptToAddAbsence);
  const reached = people.filter(({ available, isReachable }) => available > 0 && isReachable).length;

  async function send(): Promise<void> {
    try {
      const { prompted } = await write({ body: { message, ...(companyUserId ? { companyUserId } : {}) } });
      showToast({ title: t('company.prompt.sent', { count: prompted }) });
      onClose();
    } catch (error) {
      showError(error);
    }
  }

  return (
    <div className={styles['form']}>
      <p className={styles['text']}>{reached === 0 ? t('company.prompt.noneLeft') : t('company.prompt.text')}</p>
      {people.length > 0 && <People people={people} />}
      {reached > 0 && (
        <Textarea
          label={t('company.prompt.message')}
          description={t('company.prompt.messageText')}
          autosize
          minRows={3}
          maxLength={commentLength}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      )}
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose} disabled={writing}>
          {k(reached === 0 ? 'actions.close' : 'actions.cancel')}
        </Button>
        {reached > 0 && (
          <Button loading={writing} onClick={() => void send()}>
            {t('company.prompt.send', { count: reached })}
          </Button>
        )}
      </div>
    </div>
  );
}

function People({ people }: Pick<PromptFormProps, 'people'>) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  return (
    // A long list is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['people']} aria-label={t('company.prompt.person')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('company.prompt.person')}</th>
            <th scope="col">{t('company.prompt.left')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ companyUserId, fullName, available, isReachable }) => (
            <tr key={companyUserId}>
              <th scope="row">
                {fullName}
                {!isReachable && <span className={styles['quiet']}> · {t('company.prompt.unreachable')}</span>}
              </th>
              <td>{format.number(available)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
