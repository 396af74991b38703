import { Textarea, TextInput } from '@mantine/core';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useGo } from '#kernel/web/address.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { showToast } from '#ui/toasts.ts';
import { createGame, updateGame } from '../../contract/endpoints.ts';
import type { Game } from '../../contract/entities.ts';
import { longestName } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { readsOfGames } from '../reads-of-games.ts';
import { ContestantFields } from './ContestantFields.tsx';
import { GameSchema, inputOf, valuesOf, type GameValues } from './game-values.ts';

interface GameFormProps {
  /** The game to change or to copy. */
  from?: Game;
  isCopy?: boolean;
}

/** The form of a lottery. */
export function GameForm({ from, isCopy = false }: GameFormProps) {
  const t = useTexts<typeof en>('lottery');
  const k = useKernelTexts();
  const go = useGo();
  const changed = isCopy ? undefined : from;
  const isNewOf = isCopy && from ? `copy/${from.gameId}` : 'new';
  const creating = useWrite(createGame, { changes: readsOfGames });
  const updating = useWrite(updateGame, { changes: readsOfGames });
  const form = useForm<GameValues, Answer<typeof createGame>>(GameSchema, {
    initial: valuesOf(from),
    draft: { place: `lottery/${changed?.gameId ?? isNewOf}`, version: changed?.version },
    send: (values, repeatKey) =>
      changed
        ? updating.write({ body: { gameId: changed.gameId, version: changed.version, ...inputOf(values) } })
        : creating.write({ body: inputOf(values) }, { repeatKey }),
    onSent: ({ game }) => {
      showToast({ title: t(changed ? 'form.changed' : 'form.made') });
      void go('/winkit/play', { gameId: game.gameId }, { replace: true });
    },
  });
  const trail = (
    <Link key="games" to="/winkit">
      {t('title')}
    </Link>
  );
  return (
    <FormPage
      page={{
        title: t(changed ? 'form.editTitle' : 'form.newTitle'),
        description: t('form.lead'),
        breadcrumbs: [trail],
        breadcrumbsLabel: k('page.breadcrumbs'),
      }}
      before={<Notice tone="note">{t('form.law')}</Notice>}
      form={form}
      queryNames={['gameId', 'clone']}
      send={t(changed ? 'form.save' : 'form.make')}
      onCancel={() => void go('/winkit')}
    >
      <SettingSection title={t('form.about')}>
        <TextInput label={t('columns.name')} required maxLength={longestName} {...form.fields.getInputProps('name')} />
        <Textarea
          label={t('form.prizes')}
          description={t('form.prizesText')}
          autosize
          minRows={3}
          {...form.fields.getInputProps('prizes')}
        />
      </SettingSection>
      <SettingSection title={t('columns.contestants')} text={t('form.contestantsText')}>
        <ContestantFields form={form} />
      </SettingSection>
    </FormPage>
  );
}
