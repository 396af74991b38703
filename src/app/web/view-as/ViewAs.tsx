import { Suspense } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useSession } from '#kernel/web/session.ts';
import { loadTexts } from '#kernel/web/texts.ts';

const Banner = lazyComponent(async () => (await Promise.all([import('./ViewAsBanner.tsx'), loadTexts('app/later')]))[0].ViewAsBanner);

/** The banner over every page while an administrator or support views the product as someone; nobody else loads it. */
export function ViewAs() {
  const user = useSession();
  if (!user?.viewAs) return null;
  return (
    <Suspense>
      <Banner user={user} viewAs={user.viewAs} />
    </Suspense>
  );
}
