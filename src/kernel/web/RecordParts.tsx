import { Skeleton } from '@mantine/core';
import { createElement, Suspense, type ComponentType } from 'react';
import { Delayed } from '#ui/Delayed.tsx';
import type { EntityPart, PartOfRecord } from './entry.ts';
import { lazyComponent } from './parts.ts';
import { PartToCome } from './PartToCome.tsx';
import { useRecordParts } from './record-parts.ts';
import { PendingPart } from './ShowTogether.tsx';

interface RecordPartsProps extends Pick<EntityPart, 'record' | 'place'>, PartOfRecord {}

/** The cards or sections that features add to a record's page. */
export function RecordParts({ record, place, recordId }: RecordPartsProps) {
  return useRecordParts({ record, place }).map((part) => <RecordPart key={part.key} part={part} recordId={recordId} />);
}

/** How high a part is while it loads; a line of facts is as high as one of the page's own. */
const heights = { tab: 320, card: 160, settings: 160, facts: 40 } as const;

/** One part; its code is loaded when it is first shown. */
export function RecordPart({ part, recordId }: { part: EntityPart } & PartOfRecord) {
  const skeleton = <Skeleton height={heights[part.place]} radius="lg" />;
  const fallback = (
    <>
      <PendingPart />
      {/* A line among facts keeps its place from the start, because more facts stand under it. */}
      {part.place === 'facts' ? skeleton : <Delayed>{skeleton}</Delayed>}
    </>
  );
  return (
    <Suspense fallback={<PartToCome isLine={part.place === 'facts'} skeleton={fallback} />}>
      {createElement(contentOf(part), { recordId })}
    </Suspense>
  );
}

// A cache by part.
const contents = new WeakMap<EntityPart, ComponentType<PartOfRecord>>();

function contentOf(part: EntityPart): ComponentType<PartOfRecord> {
  const known = contents.get(part);
  if (known) return known;
  const content = lazyComponent(part.load);
  contents.set(part, content);
  return content;
}
