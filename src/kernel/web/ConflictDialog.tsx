import { Button, Radio } from '@mantine/core';
import { useId, useState } from 'react';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { isOwnChange, wordsOfAuthor, type ChangedMeanwhile } from './changed-meanwhile.ts';
import styles from './ConflictDialog.module.css';
import { useFormat } from './format.ts';
import { useUser } from './session.ts';
import { useKernelTexts } from './texts.ts';

/** One field that both sides changed, as formatted text. */
export interface Difference {
  name: string;
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps {
  /** Undefined without a conflict. */
  differences: readonly Difference[] | undefined;
  changed?: ChangedMeanwhile | undefined;
  /** Saves on top of the other version; `theirs` names the fields to take from it. */
  onSettle: (theirs: readonly string[]) => void;
  onCancel: () => void;
}

/** A concurrent change: who made it, the differences, and a choice for each field; nothing typed is lost (shell.26). */
export function ConflictDialog({ differences, changed, onSettle, onCancel }: ConflictDialogProps) {
  const t = useKernelTexts();
  const id = useId();
  const footer = (
    <>
      <Button variant="default" onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
      <Button type="submit" form={id}>
        {t('conflict.save')}
      </Button>
    </>
  );
  // No form (inner): closing it goes back to the form, where all that was typed still stands.
  return (
    <Dialog title={t('conflict.title')} isOpen={differences !== undefined} onClose={onCancel} footer={footer}>
      {differences && <Choices id={id} differences={differences} changed={changed} onSettle={onSettle} />}
    </Dialog>
  );
}

interface ChoicesProps extends Pick<ConflictDialogProps, 'changed' | 'onSettle'> {
  /** Of the form, for the button in the footer. */
  id: string;
  differences: readonly Difference[];
}

function Choices({ id, differences, changed = {}, onSettle }: ChoicesProps) {
  const t = useKernelTexts();
  const isOwn = isOwnChange(changed, useUser());
  const [taken, setTaken] = useState<readonly string[]>([]);
  const choose = (name: string, side: string) => setTaken([...taken.filter((one) => one !== name), ...(side === 'theirs' ? [name] : [])]);
  // No form (inner): closing it goes back to the form, where all that was typed still stands.
  return (
    <form
      id={id}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSettle(taken);
      }}
    >
      <p className={styles['text']}>
        <Who changed={changed} /> {t('conflict.text')}
      </p>
      {differences.length > 1 && (
        <ButtonRow>
          <Button variant="default" size="xs" onClick={() => setTaken([])}>
            {t('conflict.allMine')}
          </Button>
          <Button variant="default" size="xs" onClick={() => setTaken(differences.map(({ name }) => name))}>
            {t(isOwn ? 'conflict.allSaved' : 'conflict.allTheirs')}
          </Button>
        </ButtonRow>
      )}
      {differences.map(({ name, label, mine, theirs }) => (
        <Radio.Group
          key={name}
          label={label}
          value={taken.includes(name) ? 'theirs' : 'mine'}
          onChange={(side) => choose(name, side)}
          classNames={{ label: styles['label'] ?? '' }}
        >
          <div className={styles['sides']}>
            <Side value="mine" label={t('conflict.keepMine')} text={mine} />
            <Side value="theirs" label={t(isOwn ? 'conflict.takeSaved' : 'conflict.takeTheirs')} text={theirs} />
          </div>
        </Radio.Group>
      ))}
    </form>
  );
}

function Who({ changed }: { changed: ChangedMeanwhile }) {
  const t = useKernelTexts();
  const format = useFormat();
  const user = useUser();
  const moment = changed.at === undefined ? '' : format.moment(changed.at);
  return t(`conflict.${wordsOfAuthor(changed, user)}`, { name: changed.by ?? '', moment });
}

function Side({ value, label, text }: { value: string; label: string; text: string }) {
  return (
    <Radio.Card className={styles['side'] ?? ''} value={value} aria-label={`${label}: ${text}`}>
      <Radio.Indicator aria-hidden />
      <span className={styles['words']}>
        <span className={styles['whose']}>{label}</span>
        <span className={styles['value']}>{text}</span>
      </span>
    </Radio.Card>
  );
}
