import { createElement, type ReactNode } from 'react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';

/** The pages above one template. */
export function useTemplateTrail(): readonly ReactNode[] {
  const t = useTexts<typeof en>('onoffboarding');
  return [
    createElement(Link, { key: 'plans', to: '/on-offboarding', children: t('list.title') }),
    createElement(Link, { key: 'templates', to: '/on-offboarding/templates', children: t('template.title') }),
  ];
}
