import { addDays } from '#kernel/contract/days.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { previewSlackMessage as contract } from '../../contract/endpoints-slack.ts';
import type { SlackMessage } from '../../contract/entities-slack.ts';
import type { SlackJobKind, SlackLanguage } from '../../contract/kinds-slack.ts';
import { mayIntegrate } from '../policy.ts';
import { awayDays } from '../rules/slack-times.ts';
import { awayMessage, birthdayMessage, exampleNames } from '../rules/slack-words.ts';
import { composeMessage } from './compose-message.ts';
import { missingFor } from './due-messages.ts';
import { readCompanyTerms } from './store-slack-people.ts';

/** What would be told today. It names people who are away, so only who may make a message sees it, and only where it would be sent (integrations.38). */
export const previewSlackMessage: Handler<typeof contract> = async ({ company, actor, today, fail }, { body }) => {
  if (!mayIntegrate(actor.member)) fail('common.Forbidden');
  const terms = (await readCompanyTerms(company)) ?? fail('common.NotFound');
  const missing = missingFor(terms, body.kind);
  if (missing) fail(missing, 403);
  const { message } = await composeMessage(company, { ...body, day: today, told: null });
  return { ...(message ?? exampleMessage(body.kind, body.language, today)), isExample: message === undefined };
};

function exampleMessage(kind: SlackJobKind, language: SlackLanguage, today: string): SlackMessage {
  const { tomorrow } = awayDays(today);
  const [one = '', other = ''] = exampleNames(language);
  const away = [
    { fullName: one, until: tomorrow },
    { fullName: other, until: addDays(tomorrow, 3) },
  ];
  const message =
    kind === 'birthdaysToday'
      ? birthdayMessage(language, today, [one])
      : awayMessage(language, [{ heading: 'tomorrow', day: tomorrow, people: away }]);
  return message ?? { text: '', blocks: [] };
}
