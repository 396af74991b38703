import { Skeleton } from '@mantine/core';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useLanguage } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getHelp } from '../../contract/endpoints.ts';
import { Blocks } from './Blocks.tsx';
import { PictureSteps } from './PictureSteps.tsx';

/** A text about a topic and, where there are any, its steps in pictures. A feature gives both under the topic's name, in its room `content/`. */
export function Guide({ topic }: { topic: string }) {
  const read = useCall(getHelp, { query: { page: topic, language: useLanguage() } }, { staleMinutes: 60 });
  return (
    <>
      <Loaded read={read} skeleton={<Skeleton height={160} />}>
        {({ help }) => <Blocks blocks={help.blocks} />}
      </Loaded>
      <PictureSteps topic={topic} />
    </>
  );
}
