import { useDebouncedValue } from '@mantine/hooks';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { previewItemPermissions } from '../../contract/endpoints-item.ts';
import type { ItemGrant } from '../../contract/entities-item.ts';
import type { en } from '../../texts/en.ts';

interface AudienceCountProps {
  item: { itemType: string; itemId: string };
  grants: ItemGrant[];
  /** No grants chosen yet. */
  isEmpty: boolean;
}

/** How many people can see an item with the current choice, as a live region. */
export function AudienceCount({ item, grants, isEmpty }: AudienceCountProps) {
  const t = useTexts<typeof en>('access-control');
  const [debouncedGrants] = useDebouncedValue(JSON.stringify(grants), 250);
  const { answer } = useCall(
    previewItemPermissions,
    // Serialised on the line above.
    { body: { ...item, grants: JSON.parse(debouncedGrants) as ItemGrant[] } },
    { keepsPrevious: true, enabled: !isEmpty },
  );
  if (isEmpty) return <Notice tone="warn">{t('items.nobodyChosen')}</Notice>;
  if (answer?.isSelfShutOut)
    return (
      <Notice tone="warn" role="alert">
        {t('items.shutOut')}
      </Notice>
    );
  return (
    <div aria-live="polite">
      <Notice tone="note" {...(answer ? { title: t('items.seen', { count: answer.seen.withAccess }) } : {})}>
        {answer ? answer.seen.withoutAccess > 0 && t('items.seenLater', { count: answer.seen.withoutAccess }) : t('items.counting')}
      </Notice>
    </div>
  );
}
