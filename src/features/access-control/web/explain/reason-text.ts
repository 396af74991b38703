import type { RightsWords } from '#kernel/web/rights-words.ts';
import type { Texts } from '#kernel/web/texts.ts';
import type { Reason } from '../../contract/entities-explain.ts';
import type { en } from '../../texts/en.ts';

export interface ReasonTexts {
  t: Texts<typeof en>;
  words: RightsWords;
}

/** One reason as a sentence about a person. */
export function reasonText(reason: Reason, who: string, { t, words }: ReasonTexts): string {
  if (reason.kind === 'role') return roleText(reason, { t, words });
  if (reason.kind === 'line') return t('explain.line', { chain: reason.chain.map(({ name }) => name).join(' → ') });
  if (reason.kind === 'restriction') return restrictionText(reason, t);
  return t(`explain.${reason.kind}`, { who });
}

function roleText({ role, feature, level }: Extract<Reason, { kind: 'role' }>, { t, words }: ReasonTexts): string {
  const name = t(`roles.${role}.name`);
  if (feature)
    return t(level === 'none' ? 'explain.roleNone' : 'explain.role', {
      role: name,
      feature: words.feature(feature),
      level: t(`levels.${level}`),
    });
  return t(level === 'none' ? 'explain.kindNone' : 'explain.kind', { role: name });
}

function restrictionText({ item, isAbove, by, level }: Extract<Reason, { kind: 'restriction' }>, t: Texts<typeof en>): string {
  const how =
    level === 'none' ? t('explain.by.nobody') : t('explain.granted', { by: t(`explain.by.${by}`), level: t(`items.levels.${level}`) });
  return t(isAbove ? 'explain.restrictedAbove' : 'explain.restricted', { name: item.name, how });
}
