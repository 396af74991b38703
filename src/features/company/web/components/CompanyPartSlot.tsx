import { Skeleton } from '@mantine/core';
import { createElement, Suspense, type ComponentType } from 'react';
import type { CompanyPart } from '#kernel/web/entry.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { Delayed } from '#ui/Delayed.tsx';

/** Another feature's part of the company's pages; its code is loaded when first shown. */
export function CompanyPartSlot({ part }: { part: CompanyPart }) {
  const skeleton = (
    <Delayed>
      <Skeleton height={160} radius="lg" />
    </Delayed>
  );
  return <Suspense fallback={skeleton}>{createElement(contentOf(part))}</Suspense>;
}

// A cache by part: fetched with the first look, and then kept.
const contents = new WeakMap<CompanyPart, ComponentType>();

function contentOf(part: CompanyPart): ComponentType {
  const known = contents.get(part);
  if (known) return known;
  const content = lazyComponent(part.load);
  contents.set(part, content);
  return content;
}
