import { Suspense } from 'react';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useSession } from '#kernel/web/session.ts';

const Banner = lazyComponent(async () => (await import('./ViewAsBanner.tsx')).ViewAsBanner, 'app/later');

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
