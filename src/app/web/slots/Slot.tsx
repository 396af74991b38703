import { CatchBoundary } from '@tanstack/react-router';
import { createElement, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { Part } from '#kernel/web/entry.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';
import type { FeatureOwned } from '../catalogue.ts';

interface SlotProps {
  slot: FeatureOwned<Part>;
  /** The skeleton while loading. */
  skeleton?: ReactNode;
  /** Shown after a failure; nothing by default. React has already logged it. */
  failed?: (retry: () => void) => ReactNode;
}

/** Renders a feature's part of the shell, isolated from the page's loading and errors. */
export function Slot({ slot, skeleton = null, failed }: SlotProps) {
  const [attempt, setAttempt] = useState(0);
  const content = contentOf(slot);
  const retry = (): void => {
    contents.delete(slot.load);
    setAttempt(attempt + 1);
  };
  return (
    <CatchBoundary getResetKey={() => attempt} errorComponent={() => failed?.(retry) ?? null}>
      <Suspense fallback={skeleton}>{createElement(content)}</Suspense>
    </CatchBoundary>
  );
}

// A cache outside the component, so that loaded parts render immediately on the next visit.
const contents = new WeakMap<Part['load'], ComponentType>();

function contentOf(slot: FeatureOwned<Part>): ComponentType {
  const known = contents.get(slot.load);
  if (known) return known;
  const content = lazyComponent(() => loaded(slot));
  contents.set(slot.load, content);
  return content;
}

async function loaded({ load, room, owner, texts = [] }: FeatureOwned<Part>): Promise<ComponentType> {
  const [component] = await Promise.all([load(), ...[room ?? owner, ...texts].map((name) => loadTexts(name))]);
  return component;
}

/** Loads what is to stand in the first frame; what cannot be loaded is tried again when it is rendered. */
export async function preloadSlots(slots: readonly FeatureOwned<Part>[]): Promise<void> {
  await Promise.allSettled(slots.map(async (slot) => contents.set(slot.load, await loaded(slot))));
}
